// How an email is changed and confirmed.
import { EVERY_DUTY, OWNERS_ALONE, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { done, email, idParams, instant, text } from '../fields/fields.ts'
import { me } from '../fields/me.ts'
import { work } from '../fields/proofs.ts'

export const sendEmailLink = endpoint({
  method: 'POST',
  path: '/auth/email/link',
  summary: 'Mails the link that confirms one’s email once more.',
  description:
    'To the new address where one waits. Five an hour. Earlier links of the same address stay valid until one is used.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  response: done,
})

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/auth/email',
  summary: 'Gives another email of one’s own.',
  description:
    'While the email is not confirmed yet, the new one takes its place at once. A confirmed one stays until the link of the new one is followed; giving the present one takes that back. Five an hour.',
  guard: 'sensitive',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: z.strictObject({ email }),
  edits: 'user',
  response: me,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/email/confirm',
  summary: 'Confirms an email with the token of the mail.',
  guard: 'ordinary',
  roles: 'anyone',
  body: z.strictObject({ token: text(200), work: work.optional() }),
  response: done,
})

export const issueEmailLink = endpoint({
  method: 'POST',
  path: '/user/{id}/email-link',
  summary: 'The link that lets a person in who waits for its mail, for staff to pass on where no mail can be sent.',
  description:
    'Works once, for a day. The account then counts as confirmed, unproved. Refused where there is a mail server (`linkIsMailed`).',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  params: idParams,
  keepsNoAnswer: true,
  response: z.strictObject({ link: z.string(), expiresAt: instant }),
})

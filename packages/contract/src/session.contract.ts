import { EVERY_DUTY, LANGUAGES, MIN_PASSWORD_LENGTH, OWNERS_ALONE, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { agreedTexts } from './fields/agreed-texts.ts'
import { credentials } from './fields/credentials.ts'
import { date, done, email, id, idParams, instant, text, withIdentification } from './fields/fields.ts'
import { me, profile } from './fields/me.ts'
import { phone } from './fields/phone.ts'
import { deviceMark, givenPassword, oneTimeCode, work } from './fields/proofs.ts'
import { passkeyProof } from './fields/webauthn.ts'

export { type Me, me, profile } from './fields/me.ts'

export * from './session/emails.ts'

export const password = z.string('required').min(MIN_PASSWORD_LENGTH, 'weakPassword').max(200, 'tooLong')

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/signin',
  summary: 'Begins a session.',
  description: 'One sentence for every failure. After the right password alone, 401 `secondFactorNeeded` asks for a second step.',
  guard: 'ordinary',
  roles: 'anyone',
  body: credentials,
  keepsNoAnswer: true,
  response: z.strictObject({ accessToken: z.string() }),
})

export const account = withIdentification({
  firstName: text(80),
  lastName: text(80),
  birthDate: date,
  phone,
  email,
  province: text(60),
  city: text(80),
  address: text(200),
  password,
  language: z.enum(LANGUAGES).default('es'),
  agreedTexts: agreedTexts.optional(),
  work: work.optional(),
})

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  summary: 'Opens a client’s account.',
  description:
    'A link is mailed to the address (once, 24 hours). Until it is followed the account looks around and asks for quotes; what orders or declares is 403 `emailNotConfirmed`. Where there is no mail server the address counts as confirmed. Agreeing to the texts is optional: without it nothing is recorded, and the application asks at the next sign-in.',
  guard: 'ordinary',
  roles: 'anyone',
  body: account,
  response: z.strictObject({ id, casilleroCode: z.string() }),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends this session.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  isOpenBeforeEnrolling: true,
  response: done,
})

export const getMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'Who is signed in.',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  response: me,
})

/** 256 bits, base64url. */
const storageKey = z.string().length(43)

export const getStorageKeys = endpoint({
  method: 'GET',
  path: '/auth/storage-keys',
  summary: 'The keys that a browser seals with what it keeps of this person.',
  description:
    'No answer of them is to be kept: `ofSession` ends with the session, `ofPerson` opens what its owner scanned or typed and did not send.',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  response: z.strictObject({ ofSession: storageKey, ofPerson: storageKey }),
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/role',
  summary: 'The roles and their numbers.',
  roles: ROLES,
  isOpenBeforeEnrolling: true,
  response: z.array(z.strictObject({ value: z.int(), name: z.enum(ROLES) })),
})

// Specification, section 8.
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Asks for a mail that lets one set a new password.',
  description: 'Answers the same whether the account exists or not.',
  guard: 'ordinary',
  roles: 'anyone',
  body: z.strictObject({ email, device: deviceMark.optional(), work: work.optional() }),
  response: done,
})

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset-password/confirm',
  summary: 'Sets a new password with the token of the mail.',
  guard: 'ordinary',
  roles: 'anyone',
  body: z.strictObject({ token: text(200), password, work: work.optional() }),
  response: done,
})

export const issuePasswordLink = endpoint({
  method: 'POST',
  path: '/user/{id}/password-link',
  summary: 'A link with which somebody chooses a password, for staff to pass on where no mail can be sent.',
  description:
    'Works once: for a day where the person has no password yet, else for an hour. Older links of the same person end. The person and all administrators are told. Refused where there is a mail server (`linkIsMailed`).',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  params: idParams,
  keepsNoAnswer: true,
  response: z.strictObject({ link: z.string(), expiresAt: instant }),
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/update-profile',
  summary: 'Changes one’s own data.',
  guard: 'sensitive',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: profile,
  edits: 'user',
  response: me,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/change-password',
  summary: 'Changes one’s own password; every other session ends.',
  description: 'The caller’s own session goes on with the token of the answer: whoever copied the old one is out too.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: z.strictObject({ currentPassword: givenPassword, newPassword: password }),
  keepsNoAnswer: true,
  response: z.strictObject({ accessToken: z.string() }),
})

export const openSession = z.strictObject({
  id,
  createdAt: instant,
  lastUsedAt: instant,
  userAgent: z.string(),
  isCurrent: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'One’s own open sessions.',
  roles: ROLES,
  response: z.array(openSession),
})
export const closeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ends every session of one’s own but this one.',
  guard: 'sensitive',
  roles: ROLES,
  duties: EVERY_DUTY,
  response: done,
})

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/auth/reauthenticate',
  summary: 'Shows again who is there, for what asks for it.',
  description:
    'For what asks who is there (403 `reauthenticationNeeded`): a code or a passkey where the second step is on, else the password.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  isOpenBeforeEnrolling: true,
  body: z.union([z.strictObject({ password: givenPassword }), z.strictObject({ code: oneTimeCode }), passkeyProof]),
  response: done,
})

export const exportMyData = endpoint({
  method: 'GET',
  path: '/auth/my-data',
  summary: 'Everything that is stored about the person who asks, as a ZIP.',
  description:
    'JSON for each kind of record, one’s own files up to 256 MB (links to the rest), and an index in the language of `accept-language`. It is read while it is sent. On record.',
  guard: 'sensitive',
  roles: ROLES,
  budget: 'exportsPerHour',
  response: 'file',
})

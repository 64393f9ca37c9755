import { AUTHORIZED_NAME_PURPOSES, CONSENT_EVIDENCE, CONSENT_STATES, IDENTIFICATION_TYPES, ROLES } from '@app/domain'
import { z } from 'zod'
import { publishedText, textVersion } from './consents.contract.ts'
import { endpoint } from './endpoint.ts'
import { done, email, id, idParams, instant, optionalText, record, text, withIdentification } from './fields/fields.ts'
import { phone } from './fields/phone.ts'

const consigneeConsent = z.strictObject({
  state: z.enum(CONSENT_STATES).meta({
    description:
      '`unproven`: ticked by the client before there were texts, counts until `toleratedUntil`. `lapsed`: asked, and not answered in time.',
  }),
  mayBeDeclared: z.boolean().meta({ description: 'Else packages of category B in their name are refused (`consentMissing`).' }),
  answeredAt: instant.nullable(),
  evidence: z.enum(CONSENT_EVIDENCE).nullable(),
  version: z.int().nullable().meta({ description: 'Of the text of `consignee` that the answer is about.' }),
  paperFileId: id.nullable().meta({ description: 'The signed paper, for `GET /file/{id}`.' }),
  askedAt: instant.nullable(),
  sentTo: z.string().nullable().meta({ description: 'Where the link was mailed; null where it was passed on by hand.' }),
  expiresAt: instant.nullable(),
  toleratedUntil: instant.nullable(),
  askAgainFrom: instant.nullable().meta({ description: 'From when they may be asked again; null: now.' }),
})
export type ConsigneeConsent = z.output<typeof consigneeConsent>

export const authorizedName = z.strictObject({
  ...record,
  name: z.string(),
  identificationType: z.enum(IDENTIFICATION_TYPES),
  identification: z.string(),
  phone: z.string(),
  purposes: z.array(z.enum(AUTHORIZED_NAME_PURPOSES)),
  email: z.string().meta({ description: 'Where papers made out to them go; empty: to the client.' }),
  address: z.string().meta({ description: 'As papers made out to them show it.' }),
  identityVerifiedAt: z.string().nullable().meta({ description: "When staff saw this person's document." }),
  consentedAt: z.string().nullable().meta({ description: 'When this person agreed themselves to be a consignee; null without.' }),
  consent: consigneeConsent,
})
export type AuthorizedName = z.output<typeof authorizedName>

const asksForEmail = z.object({ purposes: z.array(z.string()), email: z.string().default('') })

export const newAuthorizedName = withIdentification({
  name: text(120),
  phone,
  purposes: z.array(z.enum(AUTHORIZED_NAME_PURPOSES)).min(1, 'required'),
  email: z
    .union([z.literal(''), email])
    .default('')
    .meta({ description: 'Required with the purpose `invoice`: the SRI’s papers go there.' }),
  address: optionalText(300),
  hasConsent: z.boolean().default(false).meta({
    description: 'Without effect: a consignee agrees themselves, by a link of their own or on paper.',
  }),
}).refine(({ purposes, email: given }) => !purposes.includes('invoice') || given !== '', {
  error: 'required',
  path: ['email'],
  // Said together with what else is wrong.
  when: ({ value }) => asksForEmail.safeParse(value).success,
})

export const listAuthorizedNames = endpoint({
  method: 'GET',
  path: '/user/authorized-names',
  summary: 'A client’s authorized names.',
  roles: ['client', 'associate', 'administrator'],
  query: z.object({ clientId: id.optional().meta({ description: "Staff name the client; a client's own are listed without." }) }),
  response: z.array(authorizedName),
})

export const addAuthorizedName = endpoint({
  method: 'POST',
  path: '/user/authorized-names',
  summary: 'Adds a person who may collect packages, be declared or be billed in the client’s place.',
  guard: 'ordinary',
  roles: ['client'],
  needsConfirmedEmail: true,
  body: newAuthorizedName,
  response: authorizedName,
})

export const updateAuthorizedName = endpoint({
  method: 'PUT',
  path: '/user/authorized-names/{id}',
  summary: 'Changes an authorized name.',
  guard: 'ordinary',
  roles: ['client'],
  needsConfirmedEmail: true,
  params: idParams,
  body: newAuthorizedName,
  edits: 'authorizedName',
  response: authorizedName,
})

export const removeAuthorizedName = endpoint({
  method: 'DELETE',
  path: '/user/authorized-names/{id}',
  summary: 'Removes an authorized name; what was declared under it stays so.',
  guard: 'ordinary',
  roles: ['client'],
  params: idParams,
  edits: 'authorizedName',
  response: done,
})

export const askForConsent = endpoint({
  method: 'POST',
  path: '/user/authorized-names/{id}/consent-request',
  summary: 'Asks a consignee, by a link of their own, whether they may be declared.',
  description:
    'Mailed to `email` where there is a mail server; else the answer has the link, once, to be passed on. The link waits 14 days; after a yes it also withdraws. Links of before end. One person is asked three times in 30 days at most, a day apart by mail, and not for 30 days after a no (429).',
  guard: 'ordinary',
  roles: ROLES,
  duties: ['counter'],
  params: idParams,
  body: z.strictObject({ email: email.optional() }),
  keepsNoAnswer: true,
  response: z.strictObject({ link: z.string().nullable(), sentTo: z.string().nullable(), expiresAt: instant }),
})

export const keepConsentPaper = endpoint({
  method: 'POST',
  path: '/user/authorized-names/{id}/consent-paper',
  summary: 'Keeps the consent that a consignee signed on paper.',
  description: 'File: `paper`, a PDF or a picture.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['counter'],
  params: idParams,
  body: z.strictObject({ version: textVersion.meta({ description: 'Of the text of `consignee` that was signed.' }) }),
  multipart: true,
  fileParts: { paper: 'What was signed.' },
  response: authorizedName,
})

export const withdrawNameConsent = endpoint({
  method: 'DELETE',
  path: '/user/authorized-names/{id}/consent',
  summary: 'Records that a consignee told the office that they withdraw.',
  description: 'From then on. What was declared in their name stays so.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['counter'],
  params: idParams,
  response: authorizedName,
})

const token = text(200).meta({ description: 'From the link.' })

const consentLink = z.strictObject({
  client: z.strictObject({ name: z.string() }).meta({ description: 'Who asks.' }),
  person: z.strictObject({
    name: z.string(),
    identification: z.string().meta({ description: 'Its last four signs.' }),
  }),
  text: publishedText,
  state: z.enum(['open', 'given', 'refused', 'withdrawn']),
  answeredAt: instant.nullable(),
  expiresAt: instant,
})
export type ConsentLink = z.output<typeof consentLink>

export const readConsentLink = endpoint({
  method: 'POST',
  path: '/consignee-consent/read',
  summary: 'What a person is asked by a link of their own.',
  description: 'No account is needed. A POST, so that the token is in no address.',
  guard: 'ordinary',
  roles: 'anyone',
  body: z.strictObject({ token }),
  keepsNoAnswer: true,
  response: consentLink,
})

export const answerConsentLink = endpoint({
  method: 'POST',
  path: '/consignee-consent/answer',
  summary: 'The person answers: once yes or no, and after a yes a withdrawal.',
  guard: 'ordinary',
  roles: 'anyone',
  body: z.strictObject({
    token,
    isGiven: z.boolean(),
    version: textVersion.meta({ description: 'Of the text that was shown. A newer one meanwhile is 409 `textIsNewer`.' }),
  }),
  keepsNoAnswer: true,
  response: consentLink,
})

export const verifyAuthorizedName = endpoint({
  method: 'PUT',
  path: '/user/authorized-names/{id}/identity',
  summary: 'Says that staff saw the document of an authorized person, or that it was a mistake.',
  description: 'Another identification of the person is not verified any more.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['counter'],
  params: idParams,
  body: z.strictObject({ isVerified: z.boolean(), note: text(300).meta({ description: 'Which document, or what was wrong.' }) }),
  response: authorizedName,
})

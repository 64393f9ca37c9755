// What people agree to, every version in both languages, and what a client agreed to. Neither a version nor an answer is ever changed.
import { CONSENT_EVIDENCE, OWNERS_ALONE, TEXT_KINDS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { agreedTexts } from './fields/agreed-texts.ts'
import { id, instant, text, wholeNumber } from './fields/fields.ts'

const textKind = z.enum(TEXT_KINDS)
export const textVersion = wholeNumber().min(1).max(1_000_000)

const kindParams = z.strictObject({ kind: textKind })
const MOST_CHARACTERS = 60_000
const words = text(MOST_CHARACTERS).meta({
  description: 'Paragraphs between empty lines; `## ` begins a heading, `- ` an entry of a list. Nothing else is formatting.',
})

const savedText = {
  kind: textKind,
  version: z.int().meta({ description: 'Counted from 1, text by text.' }),
  hash: z.string().meta({ description: 'SHA-256, in hexadecimal, of the JSON array of kind, version, Spanish and English.' }),
  createdAt: instant,
}

/** Who the text speaks of as “we”. */
const publisher = z.strictObject({
  tradeName: z.string(),
  legalName: z.string(),
  ruc: z.string(),
  address: z.string(),
  phone: z.string(),
})

export const publishedText = z.strictObject({ ...savedText, spanish: z.string(), english: z.string(), publisher })
export type PublishedText = z.output<typeof publishedText>

export const textInForce = z.strictObject(savedText)
export type TextInForce = z.output<typeof textInForce>

export const savedVersion = z.strictObject({
  ...savedText,
  id,
  actor: z.strictObject({ name: z.string() }).nullable().meta({ description: 'Null for the text that the product came with.' }),
})
export type SavedVersion = z.output<typeof savedVersion>

export const listTexts = endpoint({
  method: 'GET',
  path: '/text',
  summary: 'The newest version of each text, without its words.',
  roles: 'anyone',
  response: z.array(textInForce),
})

export const getText = endpoint({
  method: 'GET',
  path: '/text/{kind}',
  summary: 'A text in both languages, with who publishes it.',
  roles: 'anyone',
  params: kindParams,
  query: z.object({ version: z.coerce.number().pipe(textVersion).optional().meta({ description: 'The newest unless told.' }) }),
  response: publishedText,
})

export const listTextVersions = endpoint({
  method: 'GET',
  path: '/text/{kind}/version',
  summary: 'Every version that a text had, the newest first, with who saved it.',
  roles: ['administrator'],
  params: kindParams,
  response: z.array(savedVersion),
})

export const saveText = endpoint({
  method: 'PUT',
  path: '/text/{kind}',
  summary: 'Saves a text as its next version.',
  description:
    'Both languages at once. Clients are asked to agree to it at their next sign-in. Words that are as they were make no version.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  params: kindParams,
  body: z.strictObject({
    spanish: words,
    english: words,
    follows: textVersion.meta({ description: "The version that was edited: somebody else's in between is refused." }),
  }),
  response: textInForce,
})

const ownConsent = z.strictObject({
  id,
  kind: textKind,
  isGiven: z.boolean().meta({ description: 'False for a withdrawal.' }),
  evidence: z.enum(CONSENT_EVIDENCE).meta({ description: '`unproven`: no text was shown. `text`: ticked under that version.' }),
  version: z.int().nullable().meta({ description: 'Of the text that was shown.' }),
  createdAt: instant,
})
export type OwnConsent = z.output<typeof ownConsent>

const ownConsents = z.strictObject({
  asked: z
    .array(z.strictObject({ kind: textKind, version: z.int() }))
    .meta({ description: 'What the person has not answered in its newest version. No call is refused for it.' }),
  given: z.array(ownConsent).meta({ description: 'Every answer, the newest first.' }),
})
export type OwnConsents = z.output<typeof ownConsents>

export const listConsents = endpoint({
  method: 'GET',
  path: '/consent',
  summary: 'What one agreed to, and what one is asked for.',
  roles: ['client'],
  response: ownConsents,
})

export const agreeToTexts = endpoint({
  method: 'POST',
  path: '/consent',
  summary: 'Agrees to the versions of the texts that were shown.',
  description: 'A newer version meanwhile is 409 `textIsNewer`, and nothing is recorded.',
  guard: 'ordinary',
  roles: ['client'],
  body: z.strictObject({ agreedTexts }),
  response: ownConsents,
})

export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/consent/{kind}',
  summary: 'Takes back what one agreed to.',
  description:
    'From then on. Without the one of `consignee`, packages of category B are not bundled or shipped in one’s own name (`consentMissing`).',
  guard: 'ordinary',
  roles: ['client'],
  params: kindParams,
  response: ownConsents,
})

// What the SRI authorises of a bill: its list, its papers, and what of it is still on the way (fiscal, sections 3, 6 and 8).
import {
  COUNTER_READERS,
  FISCAL_DOCUMENT_ACTIONS,
  FISCAL_DOCUMENT_KINDS,
  FISCAL_DOCUMENT_STATUSES,
  FISCAL_ENVIRONMENTS,
  FISCAL_TROUBLES,
  MONEY_READERS,
  ROLES,
} from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cents, codeReference, date, done, email, id, idParams, instant, personReference } from '../fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from '../fields/list.ts'

const message = z
  .strictObject({ code: z.int().nullable(), text: z.string(), more: z.string(), isWarning: z.boolean() })
  .meta({ description: 'What the SRI said, in its own words.' })

export const fiscalDocument = z
  .strictObject({
    id,
    version: z.int(),
    createdAt: instant,
    updatedAt: instant,
    kind: z.enum(FISCAL_DOCUMENT_KINDS),
    status: z.enum(FISCAL_DOCUMENT_STATUSES),
    environment: z.enum(FISCAL_ENVIRONMENTS).meta({ description: 'A document of `test` has no value.' }),
    number: z.string().nullable().meta({ description: '001-002-000000123; null until it took one.' }),
    accessKey: z.string().nullable().meta({ description: '49 digits, which are the number of its authorisation too.' }),
    bill: codeReference.nullable().meta({ description: 'Null of a test.' }),
    client: personReference.nullable(),
    buyer: z
      .strictObject({ name: z.string(), identification: z.string(), email: z.string() })
      .nullable()
      .meta({ description: 'Who the bill is made out to.' }),
    issuedOn: date.nullable(),
    authorisedAt: instant.nullable(),
    zeroInCents: cents.meta({ description: 'What is charged at 0 %.' }),
    generalInCents: cents.meta({ description: 'What is charged at the general rate, before IVA.' }),
    notSubjectInCents: cents,
    exemptInCents: cents,
    ivaInCents: cents,
    thirdPartyInCents: cents.meta({ description: 'Money taken for others, which is in the total.' }),
    totalInCents: cents,
    owedSince: instant.meta({ description: 'Since when it is to be issued.' }),
    statusSince: instant,
    trouble: z
      .enum(FISCAL_TROUBLES)
      .nullable()
      .meta({ description: 'What the house itself found in the way. Administrators alone read it.' }),
    troubleDetail: z.string(),
    messages: z.array(message).meta({ description: "The SRI's last messages. Administrators alone read them." }),
    allowedActions: z.array(z.enum(FISCAL_DOCUMENT_ACTIONS)),
  })
  .meta({ description: 'A factura or a nota de crédito, on its way to the SRI or authorised by it.' })
export type FiscalDocument = z.output<typeof fiscalDocument>

const ATTEMPTS = ['sign', 'send', 'ask'] as const
const OUTCOMES = ['signed', 'received', 'givenBack', 'unknown', 'inProcess', 'notAuthorised', 'authorised', 'unclear'] as const

export const fiscalDocumentDetail = fiscalDocument
  .extend({
    annulment: z.strictObject({ until: date, reason: z.string().nullable() }).nullable().meta({
      description: 'Until when the SRI takes it, and why it was asked for. Administrators alone, of what is authorised.',
    }),
    formerKeys: z.array(z.string()).meta({ description: 'Keys that it had before, the oldest first.' }),
    attempts: z
      .array(
        z.strictObject({
          id,
          at: instant,
          call: z.enum(ATTEMPTS),
          outcome: z.enum(OUTCOMES),
          because: z.string().meta({ description: 'Why no answer counted.' }),
          messages: z.array(message),
        }),
      )
      .meta({ description: 'Every signature and every call to the SRI, the newest first. Administrators alone read them.' }),
  })
  .meta({ description: 'With every call that was made for it.' })
export type FiscalDocumentDetail = z.output<typeof fiscalDocumentDetail>

export const listFiscalDocuments = endpoint({
  method: 'GET',
  path: '/fiscal-document',
  summary: 'Documents of the SRI: all, a client’s own, or an associate’s where the whole bill is theirs.',
  roles: ROLES,
  duties: COUNTER_READERS,
  query: listQueryBy({ sort: ['createdAt', 'issuedOn', 'authorisedAt', 'owedSince', 'totalInCents'], range: 'issued' }).extend({
    kind: repeated(z.enum(FISCAL_DOCUMENT_KINDS)),
    status: repeated(z.enum(FISCAL_DOCUMENT_STATUSES)),
    clientId: repeated(id),
    billId: repeated(id),
  }),
  response: listOf(fiscalDocument),
})

export const getFiscalQueue = endpoint({
  method: 'GET',
  path: '/fiscal-document/queue',
  summary: 'What of the documents waits for the SRI, and whether it answers.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  response: z.strictObject({
    isOn: z.boolean().meta({ description: 'Bills that are charged lead to documents.' }),
    isUsed: z.boolean().meta({ description: 'It is on, is tried out, or was once: there are documents.' }),
    notAuthorised: z.int().meta({ description: 'How many are on their way or given back.' }),
    returned: z.int().meta({ description: 'How many of them wait for a person.' }),
    annulling: z.int().meta({ description: 'How many authorised ones a person annuls at SRI en línea.' }),
    oldestAt: instant.nullable().meta({ description: 'Since when the oldest of them is owed.' }),
    clockAheadInSeconds: z
      .int()
      .meta({ description: 'How far the clock is ahead of the SRI’s, where it is more than a minute.' }),
    contingencySince: instant.nullable().meta({ description: 'Since when the SRI does not answer; null while it does.' }),
  }),
})
export type FiscalQueue = z.output<typeof getFiscalQueue.response>

export const getFiscalDocument = endpoint({
  method: 'GET',
  path: '/fiscal-document/{id}',
  summary: 'One document of the SRI with every call that was made for it.',
  roles: ROLES,
  duties: COUNTER_READERS,
  params: idParams,
  response: fiscalDocumentDetail,
})

export const getFiscalDocumentPdf = endpoint({
  method: 'GET',
  path: '/fiscal-document/{id}/pdf',
  summary: 'The RIDE: an authorised document on paper, always in Spanish.',
  description: 'Drawn from what the SRI authorised alone.',
  roles: ROLES,
  duties: COUNTER_READERS,
  params: idParams,
  response: 'file',
})

export const getFiscalDocumentXml = endpoint({
  method: 'GET',
  path: '/fiscal-document/{id}/xml',
  summary: "The SRI's authorisation with the signed document in it.",
  description: 'As the SRI answered it.',
  roles: ROLES,
  duties: COUNTER_READERS,
  params: idParams,
  response: 'file',
})

export const mailFiscalDocument = endpoint({
  method: 'POST',
  path: '/fiscal-document/{id}/mail',
  summary: 'Mails an authorised document again, to its buyer or elsewhere.',
  description: 'PDF and XML. Who sent it where is on record.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter', 'accounts'],
  params: idParams,
  body: z.strictObject({ email: email.optional().meta({ description: "The buyer's, where it is not named." }) }),
  response: done,
})

export const exportFiscalDocuments = exportOf(listFiscalDocuments)
export const selectFiscalDocuments = selectionOf(listFiscalDocuments)

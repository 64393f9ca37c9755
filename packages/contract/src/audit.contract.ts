// Who did what, saw what and signed in: the events of the house as its administrators read them (trust, section 5).
import { PLACES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'

export const AUDIT_GROUPS = [
  'changed',
  'seen',
  'exported',
  'signedIn',
  'signInFailed',
  'signedOut',
  'credentials',
  'roles',
] as const
export type AuditGroup = (typeof AUDIT_GROUPS)[number]

/** What an event is about. */
export const AUDITED_RECORDS = [
  'order',
  'purchase',
  'bundle',
  'manifest',
  'bill',
  'payment',
  'paymentProof',
  'refund',
  'settlement',
  'approval',
  'dropshippingRequest',
  'incident',
  'user',
  'authorizedName',
  'charge',
  'tariff',
  'parameter',
  'company',
] as const
export type AuditedRecord = (typeof AUDITED_RECORDS)[number]

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable()
export const auditedChange = z
  .strictObject({
    field: z.string(),
    from: scalar.meta({ description: 'Null where there was nothing, or only what was said is known.' }),
    to: scalar,
  })
  .meta({
    description:
      'A field before and after; lists and objects are text. Amounts are cents, weights grams, as the field’s name says.',
  })
export type AuditedChange = z.output<typeof auditedChange>

export const auditEvent = z
  .strictObject({
    id,
    at: instant,
    group: z
      .enum(AUDIT_GROUPS)
      .meta({ description: '`seen`: read, of another person. `changed`: whatever is none of the others.' }),
    action: z.string(),
    record: z.strictObject({
      kind: z.enum(AUDITED_RECORDS),
      id,
      name: z.string().nullable().meta({ description: 'Its code; of a person the name.' }),
    }),
    actor: z
      .strictObject({ id, name: z.string(), role: z.enum(ROLES) })
      .nullable()
      .meta({ description: 'Null where the house acts by itself, and of a sign-in that failed.' }),
    from: z.string().nullable().meta({ description: 'The status before.' }),
    to: z.string().nullable(),
    place: z.enum(PLACES).nullable(),
    note: z.string(),
    changes: z.array(auditedChange),
    removedValues: z
      .array(z.string())
      .meta({ description: 'What it said of people and was removed since: `note`, and names of fields.' }),
  })
  .meta({ description: 'Something that happened, and who did it.' })
export type AuditEvent = z.output<typeof auditEvent>

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  summary: 'Who changed, saw, exported, signed in or failed to, newest first.',
  description:
    'Reads of other people’s identifications, years and files count once an hour for each reader and record. Wrong passwords count by account, network and hour: the first, the tenth, the hundredth … is a row, which says how many they were (`tries`). An export is a row itself.',
  exportGuard: 'sensitive',
  roles: ['administrator'],
  query: listQueryBy({ sort: ['at'], range: 'happened' }).extend({
    group: repeated(z.enum(AUDIT_GROUPS)),
    kind: repeated(z.enum(AUDITED_RECORDS)).meta({ description: 'What it is about.' }),
    actorId: repeated(id).meta({ description: 'Who did it.' }),
    recordId: repeated(id).meta({ description: 'What it happened to; of an account, its person.' }),
    action: repeated(z.string().max(60)).meta({ description: 'As `action` of the rows names it.' }),
  }),
  response: listOf(auditEvent),
})

export const exportAudit = exportOf(listAudit)
export const selectAudit = selectionOf(listAudit)

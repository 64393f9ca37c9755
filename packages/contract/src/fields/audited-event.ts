// The events of the house as its administrators read them.
import { PLACES, ROLES } from '@app/domain'
import { z } from 'zod'
import { AUDIT_GROUPS, AUDITED_RECORDS } from './audit-words.ts'
import { id, instant } from './fields.ts'

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

// What a consignee has declared in a fiscal year: category B allows so much a year (domain, section 2).
import { checkIdentification, QUOTA_KINDS, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, signedCents, text } from './fields/fields.ts'

const identification = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{5,20}$/, 'identificationNotValid')
const year = z.coerce.number().int().min(2020).max(2100)

export const quotaEntry = z.strictObject({
  id,
  kind: z.enum(QUOTA_KINDS),
  amountInCents: signedCents.meta({ description: 'With tax; negative where it takes another entry back.' }),
  bundle: z
    .strictObject({ id, code: z.string() })
    .nullable()
    .meta({ description: "For whoever reaches it; of somebody else's bundle only the amount is told." }),
  reversesId: id.nullable(),
  isTakenBack: z.boolean(),
  note: z.string().meta({ description: 'Why and who, for administrators.' }),
  actorName: z.string().nullable(),
  at: instant,
})

export const quota = z.strictObject({
  identification: z.string(),
  year: z.int(),
  limitInCents: z.int(),
  usedInCents: z.int(),
  leftInCents: z.int().meta({ description: '0 where an administrator let it be exceeded.' }),
  entries: z.array(quotaEntry),
})
export type Quota = z.output<typeof quota>

export const getQuota = endpoint({
  method: 'GET',
  path: '/quota/{identification}',
  summary: 'Says how much of its yearly quota a consignee has used, and by what; of this year unless another is asked for.',
  description:
    "A client's own year and those of their authorized names, an associate's of own clients, anybody's for an administrator.",
  roles: ROLES,
  params: z.strictObject({ identification }),
  query: z.strictObject({ year: year.optional() }),
  response: quota,
})

const cedula = identification
  .refine((number) => checkIdentification('cedula', number).valid, 'identificationNotValid')
  .meta({ description: 'The quota is that of natural persons: a number that is no cédula would be declared for nobody.' })

export const addQuotaEntry = endpoint({
  method: 'POST',
  path: '/quota/{identification}/entry',
  summary: 'Counts what a consignee declared elsewhere, or takes such an entry back.',
  roles: ['administrator'],
  params: z.strictObject({ identification: cedula }),
  body: z.union([
    z.strictObject({
      year: z.int().min(2020).max(2100),
      amountInCents: z.int().positive('tooSmall').max(10_000_000),
      note: text(300),
    }),
    z.strictObject({ reversesId: id, note: text(300) }),
  ]),
  response: quota,
})

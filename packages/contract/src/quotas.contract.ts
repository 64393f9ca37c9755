// What a consignee has declared in a fiscal year: category B allows so much a year (domain, section 2).
import { checkIdentification, OWNERS_ALONE, QUOTA_KINDS, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, id, instant, signedCents, text } from './fields/fields.ts'

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
  usedInCents: z
    .int()
    .nullable()
    .meta({ description: 'Told to administrators, and to a client of whom staff saw the document; null to anybody else.' }),
  leftInCents: z
    .int()
    .nullable()
    .meta({ description: '0 where an administrator let it be exceeded; null where `usedInCents` is.' }),
  room: z
    .strictObject({
      valueInCents: z.int().meta({ description: 'With tax.' }),
      fits: z.boolean(),
      fitsFrom: date.nullable().meta({ description: 'The first day of the next year where this one has no room.' }),
    })
    .nullable()
    .meta({
      description:
        'Whether what waits in Miami for this person still has room, of the packages within reach; null where nothing waits.',
    }),
  entries: z.array(quotaEntry).meta({ description: 'Where the sums are not told, only those of bundles within reach.' }),
})
export type Quota = z.output<typeof quota>

export const getQuota = endpoint({
  method: 'GET',
  path: '/quota/{identification}',
  summary: 'Says how much of its yearly quota a consignee has used, and by what; of this year unless another is asked for.',
  description:
    "A client's own year and those of their authorized names, an associate's of own clients, anybody's for an administrator. A number is a claim: whoever is not an administrator reads sums only of their own year, once staff saw their document, and may ask 30 times an hour.",
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
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
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

// What a person reads and changes of their own account.
import { DUTIES, EMAIL_STANDINGS, IDENTIFICATION_TYPES, IDENTITY_STANDINGS, LANGUAGES } from '@app/domain'
import { z } from 'zod'
import { date, id, text, withIdentification } from './fields.ts'
import { phone } from './phone.ts'

export const dutiesOfAccount = z
  .array(z.enum(DUTIES))
  .meta({ description: 'Of an administrator: what they may do. Clients and associates have none.' })

export const me = z.strictObject({
  id,
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailStatus: z.enum(EMAIL_STANDINGS).meta({
    description:
      '`waiting`: whoever signed up has not followed the link of the mail yet, and calls that order or declare answer 403 `emailNotConfirmed`.',
  }),
  pendingEmail: z.string().nullable().meta({ description: 'Another address, which takes its place once its link is followed.' }),
  phone: z.string(),
  identificationType: z.enum(IDENTIFICATION_TYPES),
  identification: z.string(),
  identityStatus: z.enum(IDENTITY_STANDINGS).meta({
    description:
      '`disputed`: another account gave the same identification, and nothing is declared in it until staff saw a document; `lost`: they saw the other’s, and this one may be corrected.',
  }),
  // Domain, section 4.
  isIdentificationLocked: z.boolean().meta({
    description:
      'After the first order the identification stays, or the yearly quota could be evaded; a `lost` one may be corrected.',
  }),
  birthDate: z.string(),
  username: z.string(),
  userType: z.int(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  language: z.enum(LANGUAGES),
  role: z.strictObject({ isAdmin: z.boolean(), isAssociate: z.boolean() }),
  casilleroCode: z.string().nullable().meta({ description: "The client's own code in Miami; none for staff." }),
  hasDiscount: z.boolean(),
  areRemoteComponentsEnabled: z.boolean().meta({
    description: 'Whether pages embed remote components, as the notifications of the header (a parameter of the company).',
  }),
  duties: dutiesOfAccount,
  mustTurnOnSecondFactor: z.boolean().meta({
    description: 'The house requires the second step, and this person has none yet: until then they may do nothing else.',
  }),
})
export type Me = z.output<typeof me>

export const profile = withIdentification({
  firstName: text(80),
  lastName: text(80),
  birthDate: date,
  phone,
  province: text(60),
  city: text(80),
  address: text(200),
  language: z.enum(LANGUAGES),
})

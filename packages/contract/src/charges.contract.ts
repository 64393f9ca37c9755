// The catalogue of extra charges that an order may be given (specification, section 7).
import { OWNERS_ALONE } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, id, idParams, optionalText, record, text } from './fields/fields.ts'
import { treatment } from './fields/prices.ts'

/** Of one order. */
export const MOST_CHARGES = 20

/** The most that one charge may be, which no slip of the keyboard passes: 10,000.00 USD. */
const MOST_IN_CENTS = 1_000_000

export const chargeName = text(80)
export const chargeCents = z.int().min(0).max(MOST_IN_CENTS)

export const charge = z.strictObject({
  ...record,
  name: z.string(),
  description: z.string(),
  amountInCents: z.int(),
  treatment,
})
export type Charge = z.output<typeof charge>

export const newCharge = z.strictObject({
  name: chargeName.meta({ description: 'No other charge of the catalogue has it, however it is capitalised.' }),
  description: optionalText(300),
  amountInCents: chargeCents,
  treatment: treatment.default('general'),
})

export const listCharges = endpoint({
  method: 'GET',
  path: '/charges',
  summary: 'Lists the extra charges of the catalogue.',
  description: 'What the catalogue offers now, by name.',
  roles: ['associate', 'administrator'],
  response: z.array(charge),
})

export const addCharge = endpoint({
  method: 'POST',
  path: '/charges',
  summary: 'Adds an extra charge to the catalogue.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  body: newCharge,
  response: charge,
})

export const updateCharge = endpoint({
  method: 'PUT',
  path: '/charges/{id}',
  summary: 'Changes an extra charge of the catalogue; orders keep what they were charged.',
  description: 'From now on; orders keep what they were charged.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  params: idParams,
  body: newCharge,
  edits: 'charge',
  response: charge,
})

export const removeCharge = endpoint({
  method: 'DELETE',
  path: '/charges/{id}',
  summary: 'Takes an extra charge out of the catalogue; orders keep what they were charged.',
  description: 'The catalogue offers it no more; orders keep it.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  params: idParams,
  edits: 'charge',
  response: done,
})

export const newExtraCharge = z
  .union([
    z.strictObject({ chargeId: id, amountInCents: chargeCents.optional(), note: optionalText(300) }),
    z.strictObject({
      name: chargeName,
      amountInCents: chargeCents,
      treatment: treatment.default('general'),
      note: optionalText(300),
    }),
  ])
  .meta({ description: 'One of the catalogue, at its amount of now unless another is given; or a charge of its own.' })

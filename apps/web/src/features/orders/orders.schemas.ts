// What the forms around an order are checked by.
import { chargeCents, chargeName, MOST_CHARGES } from '@app/contract/charges.contract'
import { id, optionalText, text } from '@app/contract/fields/fields'
import { treatment } from '@app/contract/fields/prices'
import {
  whatIsMissing as missingWords,
  setObservation,
  updateDescription,
  updateIncomplete,
} from '@app/contract/order-actions.contract'
import { orderItem } from '@app/contract/orders.contract'
import { CATEGORIES } from '@app/domain'
import { z } from 'zod'
import type { Completion, CompletionValues, Needs } from './own/complete-order-values.ts'

export const descriptionForm = updateDescription.body
export const observationForm = setObservation.body
export const [whatIsMissing] = updateIncomplete.body.options
export const missingOfMany = missingWords

/** Only what was asked for is checked. A number still empty is null, which the contract's item refuses by name. */
export const completionForm = ({ tracking, items }: Pick<Needs, 'tracking' | 'items'>) =>
  z.object({
    tracking: tracking ? z.string().trim().min(1, 'trackingRequired').max(60, 'tooLong') : z.string(),
    items: items ? z.array(orderItem).min(1, 'required').max(50) : z.array(z.unknown()),
    comment: z.string().trim().max(500, 'tooLong'),
  }) as unknown as z.ZodType<Completion, CompletionValues>

/** One of the catalogue by its id; empty for a charge of its own, which then needs a name. */
const typedCharge = z.strictObject({
  chargeId: z.string(),
  name: chargeName,
  amountInCents: chargeCents.nullable().refine((cents) => cents !== null, 'required'),
  treatment,
  note: optionalText(300),
})

export const chargesForm = z.strictObject({ charges: z.array(typedCharge).max(MOST_CHARGES) })

/** All that is in category C has its item class. */
export const categoryForm = z
  .strictObject({ category: z.enum(CATEGORIES), tariffId: id.nullable(), note: text(500) })
  .refine(({ category, tariffId }) => category === 'B' || tariffId !== null, { error: 'required', path: ['tariffId'] })

import { z } from 'zod'
import { grams, id } from './fields.ts'
import { weightConfirmation } from './weight-confirmation.ts'

const millimetres = z.int().positive().max(10_000, 'tooLarge')

export const arrival = z.strictObject({
  orderId: id,
  weightInGrams: grams,
  dimensionsInMillimetres: z.strictObject({ length: millimetres, width: millimetres, height: millimetres }).optional(),
  confirmed: weightConfirmation.optional(),
  undo: z
    .literal(true)
    .optional()
    .meta({ description: 'A mistaken scan: the package goes back to where it was, within the day.' }),
})

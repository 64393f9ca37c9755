import { z } from 'zod'
import { grams, id, text } from './fields.ts'
import { weightConfirmation } from './weight-confirmation.ts'

export const confirmedWeight = z
  .strictObject({
    orderId: id,
    weightInGrams: grams.meta({ description: 'The real one.' }),
    finalWeightInGrams: grams
      .optional()
      .meta({ description: 'The one to bill where it is not the real one; why stays on record.' }),
    reason: text(500).optional(),
    confirmed: weightConfirmation.optional(),
  })
  .check(({ value, issues }) => {
    const missing = value.finalWeightInGrams === undefined ? 'finalWeightInGrams' : 'reason'
    const areTogether = (value.finalWeightInGrams === undefined) === (value.reason === undefined)
    if (!areTogether) issues.push({ code: 'custom', message: 'required', path: [missing], input: value[missing] })
  })
  .meta({ description: 'What a package weighs in Quito.' })

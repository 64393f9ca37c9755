import { z } from 'zod'
import { grams, id, text } from './fields.ts'

/** What a package weighs in Quito. */
export const confirmedWeight = z
  .strictObject({
    orderId: id,
    /** The real one. */
    weightInGrams: grams,
    /** The one to bill where it is not the real one; why stays on record. */
    finalWeightInGrams: grams.optional(),
    reason: text(500).optional(),
  })
  .check(({ value, issues }) => {
    const missing = value.finalWeightInGrams === undefined ? 'finalWeightInGrams' : 'reason'
    const areTogether = (value.finalWeightInGrams === undefined) === (value.reason === undefined)
    if (!areTogether) issues.push({ code: 'custom', message: 'required', path: [missing], input: value[missing] })
  })

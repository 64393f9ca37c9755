// How a package ended that was not handed over, and how that is said (both ways, section 2).
import { ORDER_OUTCOMES, REMOVAL_OUTCOMES, RESPONSIBLES } from '@app/domain'
import { z } from 'zod'
import { ids, optionalText } from './fields.ts'

export const ending = {
  outcome: z
    .enum(ORDER_OUTCOMES)
    .nullable()
    .meta({ description: 'How it ended, where it was removed; null of one that became part of another order.' }),
  responsible: z.enum(RESPONSIBLES).nullable().meta({ description: 'Who answers for how it ended.' }),
}

export const closing = z
  .strictObject({ reason: z.string(), returnCarrier: z.string(), returnTracking: z.string() })
  .nullable()
  .meta({ description: 'Of one that was removed: why, and how it went back to the store where it did.' })

export const removal = z.strictObject({
  orderIds: ids,
  outcome: z
    .enum(REMOVAL_OUTCOMES)
    .default('withdrawn')
    .meta({ description: 'The store cancels only what never reached Miami; staff say so.' }),
  responsible: z
    .enum(RESPONSIBLES)
    .optional()
    .meta({ description: 'Who answers for it, where it is not the client, or the store that cancelled: with a reason.' }),
  reason: optionalText(500),
})

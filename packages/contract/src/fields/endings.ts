// How a package ended that was not handed over, and how that is said (both ways, section 2).
import { ORDER_OUTCOMES, REMOVAL_OUTCOMES, RESPONSIBLES } from '@app/domain'
import { z } from 'zod'
import { cents, ids, instant, optionalText } from './fields.ts'
import { repeated } from './list.ts'

export const outcome = z
  .enum(ORDER_OUTCOMES)
  .nullable()
  .meta({ description: 'How it ended, where it was removed; null of one that became part of another order.' })

/** Of a list for staff. */
export const outcomeFilter = {
  outcome: repeated(z.enum(ORDER_OUTCOMES)).meta({ description: 'Packages that ended in one of these ways.' }),
}

export const ending = {
  outcome,
  responsible: z.enum(RESPONSIBLES).nullable().meta({ description: 'Who answers for how it ended.' }),
}

export const closing = z
  .strictObject({
    reason: z.string(),
    returnCarrier: z.string(),
    returnTracking: z.string(),
    isKeptByHouse: z
      .boolean()
      .meta({ description: 'The goods are the house’s: it was found, and its client kept what was made good.' }),
  })
  .nullable()
  .meta({ description: 'Of one that was removed: why, and how it went back to the store where it did.' })

export const abandonment = z
  .strictObject({
    since: z.iso.date().meta({ description: 'When it came to the warehouse that it lies in.' }),
    firstNoticeOn: z.iso.date().nullable(),
    lastNoticeOn: z.iso.date().nullable(),
    from: z.iso.date().meta({ description: 'The first day on which it may be given up without its client’s word.' }),
    isDue: z.boolean(),
  })
  .nullable()
  .meta({ description: 'Of one that lies in a warehouse, for administrators: when its client was told that it is given up.' })

export const compensation = z
  .strictObject({
    at: instant,
    declaredValueInCents: cents,
    shareInPercent: z.int().meta({ description: 'How much of its value is lost: 100 is all of it.' }),
    rateInPercent: z.number().meta({ description: 'How much of that the house made good then.' }),
    isCapped: z.boolean().meta({ description: 'That would have been more than the house pays for one package.' }),
    isExtra: z.boolean().meta({ description: 'Paid above rate and cap: a second administrator approved it.' }),
    amountInCents: cents,
  })
  .meta({ description: 'What the house paid for what was lost or damaged, and how it came to be.' })
export type Compensation = z.output<typeof compensation>

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

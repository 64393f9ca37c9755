import { z } from 'zod'
import { cents, codeReference, personReference } from './fields.ts'

/** More minus lines than these are no help on a screen; all of them are counted and summed. */
export const MOST_SHOWN_TAKEN_OFF = 10

export const owed = z
  .strictObject({
    associate: personReference,
    orders: z.int().meta({ description: 'How many packages their clients paid, and no settlement has.' }),
    collectedInCents: cents.meta({ description: 'What those earned.' }),
    settlement: z
      .strictObject({
        earnedInCents: cents,
        takenOff: z.strictObject({
          orders: z.int(),
          amountInCents: cents,
          oldest: z.array(codeReference.extend({ amountInCents: cents })).max(MOST_SHOWN_TAKEN_OFF),
        }),
        totalInCents: cents,
      })
      .meta({ description: 'What a settlement made now would come to, with what it takes off.' }),
  })
  .meta({ description: 'What one associate is owed.' })
export type Owed = z.output<typeof owed>

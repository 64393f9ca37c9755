import { TAKEN_WEIGHT_REASONS, WEIGHT_REASONS } from '@app/domain'
import { z } from 'zod'
import { optionalText } from './fields.ts'

/** Why a doubtful weight counts, in the words of whoever read it. */
export const weightConfirmation = z
  .strictObject({ reason: z.enum(WEIGHT_REASONS), note: optionalText(300) })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', { message: 'required', path: ['note'] })
  .meta({ description: 'Takes a weight that is refused as `weightDoubtful`; `other` says why in its note.' })
export type WeightConfirmation = z.output<typeof weightConfirmation>

/** A doubt that was set aside, as the history keeps it. */
export const weightDoubt = z
  .strictObject({
    weightInGrams: z.int(),
    known: z
      .strictObject({ of: z.enum(['announced', 'warehouse']), inGrams: z.int(), mostDifferenceInGrams: z.int() })
      .nullable()
      .meta({ description: 'What it was too far from: the weight that the client announced, or that of the Miami warehouse.' }),
    maxWeightInGrams: z.int().nullable().meta({ description: 'What its category may weigh, where it weighs more.' }),
    reason: z.enum(TAKEN_WEIGHT_REASONS),
  })
  .meta({ description: 'A weight that was doubtful, and why it was taken.' })
export type TakenWeightDoubt = z.output<typeof weightDoubt>

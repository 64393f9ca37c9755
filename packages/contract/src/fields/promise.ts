// When a package is expected in Quito, and how late that is (both ways, section 5).
import { ARRIVAL_CAUSES, DELAY_REASONS } from '@app/domain'
import { z } from 'zod'
import { date, id, instant } from './fields.ts'

export const promised = {
  estimatedArrivalDate: date
    .nullable()
    .meta({ description: 'When it is expected in Quito; null while something is missing or an incident is open.' }),
  promisedDate: date.nullable().meta({ description: 'What its client was promised when Miami received it; it never moves.' }),
  daysLate: z.int().meta({ description: 'How many days what is expected, or when it came, is after what was promised.' }),
  delayReason: z.enum(DELAY_REASONS).nullable().meta({ description: 'Why it is late; null while nobody knows.' }),
}

export const arrivalChange = z
  .strictObject({
    id,
    at: instant,
    from: date.nullable(),
    to: date.nullable(),
    cause: z.enum(ARRIVAL_CAUSES).nullable(),
    reason: z.enum(DELAY_REASONS).nullable(),
  })
  .meta({ description: 'The expected day became another; null is none, because the package was or is paused.' })
export type ArrivalChange = z.output<typeof arrivalChange>

/** Of what holds packages: a bundle, a manifest. */
export const promisedOfAll = {
  arrivesOn: date.nullable().meta({
    description: 'When the last of its packages is expected in Quito, or came there; null while none has a day.',
  }),
  daysLate: z.int().meta({ description: 'How late the latest of its packages is, or came; 0 where none is late.' }),
}

/** Of a list for staff. */
export const latenessFilters = {
  isLate: z.stringbool().optional().meta({ description: 'Expected in Quito, or arrived there, after the promised day.' }),
  isDelayUnexplained: z
    .stringbool()
    .optional()
    .meta({ description: 'Late, still on its way, and nobody has said why: what staff find out.' }),
}

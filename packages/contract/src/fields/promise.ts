// When a package is expected in Quito, and how late that is (both ways, section 5).
import { ARRIVAL_CAUSES, DELAY_REASONS, HOLD_REASONS } from '@app/domain'
import { z } from 'zod'
import { date, id, instant } from './fields.ts'

const hold = z
  .strictObject({
    reason: z.enum(HOLD_REASONS),
    until: date.nullable().meta({ description: 'The business day on which it goes on by itself; null until it is released.' }),
    note: z.string().meta({ description: 'For administrators; empty to everybody else.' }),
  })
  .nullable()
  .meta({ description: 'Why it waits in Miami although it could be bundled; null where staff do not hold it back.' })

export const promised = {
  hold,
  estimatedArrivalDate: date.nullable().meta({
    description: 'When it is expected in Quito; null while something is missing, an incident is open or staff hold it back.',
  }),
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

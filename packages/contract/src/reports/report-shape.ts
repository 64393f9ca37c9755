// What all reports are asked for, and how they answer (office, section 4).
import { z } from 'zod'
import { businessDate, date, id, signedCents } from '../fields/fields.ts'

export const days = z.strictObject({ from: date, to: date })
export const period = { from: businessDate.optional(), to: businessDate.optional() }
/** What a filter by a group is given for those of none. */
export const OF_NONE = 'none'
export const oneOrNone = z.union([id, z.literal(OF_NONE)]).optional()

/** The most rows that a report answers; the rest of them is one sum. */
export const MOST_GROUPS = 100

/** Figures of the days, and of as many right before. */
export const reportOf = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const figures = z.strictObject(shape)
  const both = { now: figures, before: figures }
  return {
    figures,
    report: z.strictObject({
      ...{ from: date, to: date },
      before: days.meta({ description: 'As many days, right before.' }),
      groups: z
        .array(
          z.strictObject({
            key: z.string().nullable().meta({ description: 'What the list behind the figures is narrowed by; null: of none.' }),
            name: z.string().nullable(),
            ...both,
          }),
        )
        .meta({ description: `Days and months in their order, others by how much they are; the first ${MOST_GROUPS}.` }),
      others: z
        .strictObject({ groups: z.int(), ...both })
        .nullable()
        .meta({ description: 'All further groups together.' }),
      total: z.strictObject(both),
      course: z
        .array(z.strictObject({ from: date, to: date, nowInCents: signedCents, beforeInCents: signedCents }))
        .meta({ description: 'The days in at most fourteen parts, each beside the same part of the days before.' }),
    }),
  }
}

export const DAYS = 'From one day to another, both included; without days, of this month until today.'

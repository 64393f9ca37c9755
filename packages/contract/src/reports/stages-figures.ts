// How many days packages spend in each stage of their way, and whether they came on the promised day (office, section 4).
import { z } from 'zod'
import { date } from '../fields/fields.ts'
import { days } from './report-shape.ts'
import { REPORT_STAGES } from './report-stages.ts'

export { REPORT_STAGES, type ReportStage } from './report-stages.ts'

const spans = z.strictObject({
  packages: z.int().meta({ description: 'Packages that ended this stage within the days.' }),
  medianDays: z.int().nullable().meta({ description: 'Half of them took as many days or fewer; null of none.' }),
  daysOf90Percent: z.int().nullable().meta({ description: 'Nine of ten took as many days or fewer; null of none.' }),
})
export type StageSpans = z.output<typeof spans>

const kept = z.strictObject({
  packages: z.int().meta({ description: 'Packages with a promised day that arrived in Quito within the days.' }),
  onTime: z.int().meta({ description: 'Of those, which came on the promised day or before.' }),
  onTimeInBasisPoints: z.int().nullable(),
})
export type PromiseKept = z.output<typeof kept>

export const stagesReport = z.strictObject({
  ...{ from: date, to: date },
  before: days.meta({ description: 'As many days, right before.' }),
  promise: z.strictObject({ now: kept, before: kept }),
  stages: z
    .array(z.strictObject({ stage: z.enum(REPORT_STAGES), now: spans, before: spans }))
    .meta({ description: 'In the order of the way. Days of Quito’s calendar, whole ones that occurred.' }),
})
export type StagesReport = z.output<typeof stagesReport>

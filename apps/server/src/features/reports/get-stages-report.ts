import { REPORT_STAGES, type StageSpans, type StagesReport } from '@app/contract/reports/reports.contract'
import type { Db } from '../../db/db.ts'
import { readStages } from '../ledger/reports/stages.repository.ts'
import { MANIFESTS } from '../manifest-records/manifest-parts.ts'
import { type DaysAsked, daysAsked } from './days-asked.ts'

const NONE: StageSpans = { packages: 0, medianDays: null, daysOf90Percent: null }

/** How many days packages took for the stages that they ended within the days, and how many came on the promised day. */
export async function getStagesReport(db: Db, asked: DaysAsked): Promise<StagesReport> {
  const period = daysAsked(asked)
  const { stages, promise } = await readStages(db, period, MANIFESTS.costed)
  const found = new Map(stages.map((stage) => [stage.stage, stage]))
  return {
    ...period.days,
    before: period.before,
    promise,
    stages: REPORT_STAGES.map((stage) => found.get(stage) ?? { stage, now: NONE, before: NONE }),
  }
}

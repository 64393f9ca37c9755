import { personalData as contract } from '@app/contract'
import { sql } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between } from '../../records/list-filters.ts'
import { all } from '../../records/reach.ts'
import { countRowsOf, pageOfRows } from '../../records/reading.ts'
import { type RunRow, selectRuns } from './retention-runs.repository.ts'
import { retentionRunsTable as runs } from './retention-runs.table.ts'

/** Night by night, what was removed. */
export const retentionRuns = list(
  contract.listRetentionRuns,
  {
    id: runs.id,
    rows: (db, wanted) => pageOfRows(selectRuns(db, wanted.page.cursor).$dynamic(), wanted),
    count: countRowsOf(runs),
    view: (rows) => rows.map(runView),
  },
  {
    reach: { administrator: all },
    sort: { startedAt: runs.startedAt },
    range: between(runs.startedAt),
    filters: {},
    search: (q) => contains(sql`${runs.day}::text`, q),
  },
)

const runView = ({ id, day, startedAt, finishedAt, removed }: RunRow) => ({
  id,
  day,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  removed: Object.entries(removed).map(([kind, count]) => ({ kind: kind as keyof typeof removed, count })),
})

import type { runs as contract, Received } from '@app/contract'
import type { RunItem } from '@app/contract/runs/runs.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { viewRun } from './run-view.repository.ts'
import { itemsAfter } from './runs.repository.ts'
import type { RunItemRow } from './runs.table.ts'

type Query = Received<typeof contract.getRunItems>['query']
const A_PAGE = 100

/** @throws runNotFound */
export async function getRunItems(db: Db, actor: Actor, id: string, query: Query) {
  await viewRun(db, actor, id)
  const found = await itemsAfter(db, id, query, A_PAGE + 1)
  const shown = found.slice(0, A_PAGE)
  const next = found.length > A_PAGE ? (shown.at(-1)?.position ?? null) : null
  return { items: shown.map(itemView), next }
}

const itemView = ({ id, recordId, code, result, reason, details, amountInCents }: RunItemRow): RunItem => ({
  ...{ id, record: { id: recordId, code }, result, reason, details, amountInCents },
})

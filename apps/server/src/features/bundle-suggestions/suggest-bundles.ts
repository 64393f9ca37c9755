import type { BundleSuggestion } from '@app/contract/bundle-suggestion.contract'
import { type Actor, businessDay, fiscalYearOf } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { consentsOf } from '../consents/given-consents.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { requireKnownClient } from '../orders/order-clients.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { suggestionView } from './bundle-suggestion.view.ts'
import { proposeInThread } from './propose-in-thread.ts'
import { namedConsignee, readyPackage } from './ready-package.ts'
import { findReadyPackages, type ReadyFilter, type ReadyRow } from './ready-packages.repository.ts'

/** More than a page of a list. */
const BULK = 100

/** The fewest declarations for what is ready within reach (domain, section 7). It promises nothing: POST /bundle asks all rules again. */
export async function suggestBundles(db: Db, actor: Actor, filter: ReadyFilter): Promise<BundleSuggestion> {
  if (filter.clientId) await requireKnownClient(db, actor, filter.clientId)
  const parameters = await readParameters(db)
  const rows = await findReadyPackages(db, actor, fiscalYearOf(businessDay(now())), filter)
  const hasConsented = await consentsOf(db, distinctConsignees(rows))
  const proposal = await proposeInThread(
    rows.map((row) => readyPackage(row, hasConsented)),
    parameters,
  )
  if (rows.length > BULK) await recordBulkRead(db, actor, filter, rows.length)
  return suggestionView(proposal, rows)
}

const distinctConsignees = (rows: readonly ReadyRow[]) => [
  ...new Map(rows.map(namedConsignee).map((consignee) => [Object.values(consignee).join('/'), consignee])).values(),
]

/** The answer names people and their identifications: who took them in bulk is on record (domain, section 9). */
const recordBulkRead = (db: Db, actor: Actor, filter: ReadyFilter, packages: number): Promise<void> =>
  addEvents(db, actor, [
    { aggregate: 'user', aggregateId: actor.userId, action: 'suggestBundles', changes: { packages, filter } },
  ])

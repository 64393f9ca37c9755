// The records that a run means, as they are now and within the reader's reach.
import { type Actor, DomainError, MOST_ON_PAPER } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { inOrderOf } from '../../../records/in-order-of.ts'
import { find } from '../../../records/records.repository.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import { findOrdersOfBundles } from '../../orders/orders.repository.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { ABOUT } from '../acts/acts.ts'
import { viewRun } from '../run-view.repository.ts'
import { itemsMeant } from '../runs.repository.ts'

/** The bundles of the run, in its order; null where it is about no bundles. @throws runNotFound, bundleNotFound, runTooLarge */
export async function bundlesOfRun(db: Db, actor: Actor, id: string): Promise<BundleRow[] | null> {
  const { act } = await viewRun(db, actor, id)
  if (ABOUT[act] !== 'bundles') return null
  const ids = (await itemsMeant(db, [id])).map(({ recordId }) => recordId)
  const found = inOrderOf(ids, await find(db, actor, bundleKind, ids)).filter(({ status }) => status !== 'removed')
  if (found.length === 0) throw new DomainError('bundleNotFound')
  return atMost(found)
}

/** Its packages: its orders, those in its bundles, or those that its clients are billed. @throws runNotFound, orderNotFound, runTooLarge */
export async function ordersOfRun(db: Db, actor: Actor, id: string): Promise<OrderRow[]> {
  const { act } = await viewRun(db, actor, id)
  const meant = await itemsMeant(db, [id])
  const ids = meant.flatMap(({ recordId, packageIds }) => (ABOUT[act] === 'clients' ? (packageIds ?? []) : [recordId]))
  const isAboutBundles = ABOUT[act] === 'bundles'
  const bundles = isAboutBundles ? await find(db, actor, bundleKind, ids) : []
  const bundleIds = inOrderOf(ids, bundles).map((bundle) => bundle.id)
  const orders = isAboutBundles ? await findOrdersOfBundles(db, bundleIds) : inOrderOf(ids, await find(db, actor, orderKind, ids))
  if (orders.length === 0) throw new DomainError('orderNotFound')
  return atMost(orders)
}

function atMost<Row>(rows: Row[]): Row[] {
  if (rows.length > MOST_ON_PAPER) throw new DomainError('runTooLarge', { most: MOST_ON_PAPER })
  return rows
}

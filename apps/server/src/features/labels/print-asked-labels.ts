// Labels of what is named one by one, or of a set.
import type { Download } from '@app/contract'
import { type Actor, DomainError, MOST_ON_PAPER, type Problem } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { inOrderOf } from '../../records/in-order-of.ts'
import { find, findAll } from '../../records/records.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { recordIdsOfSet } from '../set-records/sets.repository.ts'
import type { LabelsWanted } from './labels-file.ts'
import { printBundleLabels } from './print-bundle-label.ts'
import { printOrderLabels } from './print-order-labels.ts'

/** One of the two. */
type Asked = { id?: readonly string[] | undefined; set?: string | undefined }

/** @throws orderNotFound, setNotFound, runTooLarge */
export async function printAskedOrderLabels(
  db: Db,
  actor: Actor,
  { id = [], set }: Asked,
  wanted: LabelsWanted,
): Promise<Download> {
  return printOrderLabels(db, actor, set === undefined ? id : await ordersOfSet(db, actor, set), wanted)
}

async function ordersOfSet(db: Db, actor: Actor, set: string): Promise<string[]> {
  const ids = await recordIdsOfSet(db, actor, 'orders', set)
  return leftOf(ids, await find(db, actor, orderKind, ids), 'orderNotFound').map(({ id }) => id)
}

/** @throws bundleNotFound, setNotFound, runTooLarge */
export async function printAskedBundleLabels(
  db: Db,
  actor: Actor,
  { id = [], set }: Asked,
  wanted: LabelsWanted,
): Promise<Download> {
  const bundles = set === undefined ? await findAll(db, actor, bundleKind, id) : await bundlesOfSet(db, actor, set)
  return printBundleLabels(db, bundles, wanted)
}

async function bundlesOfSet(db: Db, actor: Actor, set: string): Promise<BundleRow[]> {
  const ids = await recordIdsOfSet(db, actor, 'bundles', set)
  return leftOf(ids, await find(db, actor, bundleKind, ids), 'bundleNotFound')
}

/** What of a set can still be labelled, in its order: what ended is nowhere. */
function leftOf<Row extends { id: string; status: string }>(
  ids: readonly string[],
  rows: readonly Row[],
  absent: Problem,
): Row[] {
  const left = inOrderOf(ids, rows).filter(({ status }) => status !== 'removed')
  if (left.length === 0) throw new DomainError(absent)
  if (left.length > MOST_ON_PAPER) throw new DomainError('runTooLarge', { most: MOST_ON_PAPER })
  return left
}

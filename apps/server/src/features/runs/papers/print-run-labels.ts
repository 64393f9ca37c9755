import type { Download } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { LabelsWanted } from '../../labels/labels-file.ts'
import { printBundleLabels } from '../../labels/print-bundle-label.ts'
import { printOrderLabels } from '../../labels/print-order-labels.ts'
import { bundlesOfRun, ordersOfRun } from './orders-of-run.ts'

/** A page for each of its bundles, else of its packages, in its order. @throws runNotFound, bundleNotFound, orderNotFound, runTooLarge */
export async function printRunLabels(db: Db, actor: Actor, id: string, wanted: LabelsWanted): Promise<Download> {
  const bundles = await bundlesOfRun(db, actor, id)
  if (bundles) return printBundleLabels(db, bundles, wanted)
  const orders = await ordersOfRun(db, actor, id)
  const ids = orders.map((order) => order.id)
  return printOrderLabels(db, actor, ids, wanted)
}

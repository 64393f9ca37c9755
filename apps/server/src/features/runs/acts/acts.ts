import type { RunAct, UndoableAct } from '@app/domain'
import { approveOrders } from './approve-orders.ts'
import { billClients } from './bill-clients.ts'
import { bookStatementLines } from './book-statement-lines.ts'
import { categorizeOrders } from './categorize-orders.ts'
import { chargeOrders } from './charge-orders.ts'
import { createBundles } from './create-bundles.ts'
import { holdOrders } from './hold-orders.ts'
import { markOrdersIncomplete } from './mark-orders-incomplete.ts'
import { printBundles, printOrders } from './print-records.ts'
import { putBundlesOnManifest } from './put-bundles-on-manifest.ts'
import { releaseOrders } from './release-orders.ts'
import { removeBundles } from './remove-bundles.ts'
import type { Act, ActWithUndo } from './run-act.ts'
import { valueOrders } from './value-orders.ts'

export const ACTS: Readonly<Record<Exclude<RunAct, UndoableAct>, Act> & Record<UndoableAct, ActWithUndo>> = {
  approveOrders,
  billClients,
  bookStatementLines,
  categorizeOrders,
  chargeOrders,
  createBundles,
  holdOrders,
  markOrdersIncomplete,
  printBundles,
  printOrders,
  putBundlesOnManifest,
  releaseOrders,
  removeBundles,
  valueOrders,
}

/** What the records of a run are. */
export const ABOUT: Readonly<Record<RunAct, 'orders' | 'bundles' | 'clients' | 'statementLines'>> = {
  approveOrders: 'orders',
  billClients: 'clients',
  bookStatementLines: 'statementLines',
  categorizeOrders: 'orders',
  chargeOrders: 'orders',
  createBundles: 'bundles',
  holdOrders: 'orders',
  markOrdersIncomplete: 'orders',
  printBundles: 'bundles',
  printOrders: 'orders',
  putBundlesOnManifest: 'bundles',
  releaseOrders: 'orders',
  removeBundles: 'bundles',
  valueOrders: 'orders',
}

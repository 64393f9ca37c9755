import type { RunAct, UndoableAct } from '@app/domain'
import { approveOrders } from './approve-orders.ts'
import { billClients } from './bill-clients.ts'
import { categorizeOrders } from './categorize-orders.ts'
import { chargeOrders } from './charge-orders.ts'
import { holdOrders } from './hold-orders.ts'
import { markOrdersIncomplete } from './mark-orders-incomplete.ts'
import { releaseOrders } from './release-orders.ts'
import type { Act, ActWithUndo } from './run-act.ts'

export const ACTS: Readonly<Record<Exclude<RunAct, UndoableAct>, Act> & Record<UndoableAct, ActWithUndo>> = {
  approveOrders,
  billClients,
  categorizeOrders,
  chargeOrders,
  holdOrders,
  markOrdersIncomplete,
  releaseOrders,
}

/** What the records of a run are. */
export const ABOUT: Readonly<Record<RunAct, 'orders' | 'bundles' | 'clients'>> = {
  approveOrders: 'orders',
  billClients: 'clients',
  categorizeOrders: 'orders',
  chargeOrders: 'orders',
  holdOrders: 'orders',
  markOrdersIncomplete: 'orders',
  releaseOrders: 'orders',
}

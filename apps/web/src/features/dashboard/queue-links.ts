import type { Dashboard } from '@app/contract/dashboard.contract'
import { listApprovals, listRefunds } from '@app/contract/endpoints/accounts'
import { listClientsToBill } from '@app/contract/endpoints/billing/clients-to-bill'
import { listBills } from '@app/contract/endpoints/bills'
import { confirmBundleArrival, createBundle } from '@app/contract/endpoints/bundles'
import { answerClient } from '@app/contract/endpoints/conversations/conversations'
import { resolveIncident } from '@app/contract/endpoints/incidents'
import { shipManifest } from '@app/contract/endpoints/manifests'
import { confirmWarehouse, createUnmatched, setValue, updateIncomplete } from '@app/contract/endpoints/order-actions'
import { listAllOrders } from '@app/contract/endpoints/orders'
import { listUnidentified } from '@app/contract/endpoints/payments'
import { confirmBundleWeights } from '@app/contract/endpoints/prices'
import { verifyIdentity } from '@app/contract/endpoints/users'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { type Duties, ORDERS } from '@app/domain'

export type QueueName = keyof Dashboard['queues']
/** `call`: what is done there, or read; it waits for nobody else. */
type Waiting = { name: QueueName; to: string; call: { duties?: Duties } }
export type Stage = 'office' | 'miami' | 'quito' | 'counter'

/** Quito's station, which says what it waits for and where that is listed. */
const ARRIVALS = addressOf(ADMINISTRATOR_PATHS.warehouse, { view: 'arrivals' })

/** The way of a package, left to right: where work waits, and the place where it is done. */
export const STAGES: readonly { stage: Stage; queues: readonly Waiting[] }[] = [
  {
    stage: 'office',
    queues: [
      { name: 'toReview', to: addressOf(ADMINISTRATOR_PATHS.orders, { view: 'inReview' }), call: setValue },
      { name: 'incompleteAnswered', to: addressOf(ADMINISTRATOR_PATHS.orders, { view: 'answered' }), call: updateIncomplete },
      { name: 'unmatched', to: addressOf(ADMINISTRATOR_PATHS.orders, { view: 'unmatched' }), call: createUnmatched },
      { name: 'withIncident', to: addressOf(ADMINISTRATOR_PATHS.orders, { hasOpenIncident: 'true' }), call: resolveIncident },
      {
        name: 'late',
        to: addressOf(ADMINISTRATOR_PATHS.orders, { isLate: 'true', status: ORDERS.onTheWay }),
        call: listAllOrders,
      },
      { name: 'toAnswer', to: ADMINISTRATOR_PATHS.questions, call: answerClient },
      { name: 'toIdentify', to: addressOf(ADMINISTRATOR_PATHS.users, { identityStatus: 'disputed' }), call: verifyIdentity },
    ],
  },
  {
    stage: 'miami',
    queues: [
      { name: 'toReceive', to: ADMINISTRATOR_PATHS.warehouse, call: confirmWarehouse },
      { name: 'readyToBundle', to: ADMINISTRATOR_PATHS.consolidation, call: createBundle },
      { name: 'toShip', to: addressOf(ADMINISTRATOR_PATHS.bundles, { status: 'inWarehouseMIA' }), call: shipManifest },
    ],
  },
  {
    stage: 'quito',
    queues: [
      { name: 'toArrive', to: ARRIVALS, call: confirmBundleArrival },
      { name: 'toWeigh', to: ARRIVALS, call: confirmBundleWeights },
    ],
  },
  {
    stage: 'counter',
    queues: [
      { name: 'toBill', to: ADMINISTRATOR_PATHS.toBill, call: listClientsToBill },
      { name: 'toCharge', to: addressOf(ADMINISTRATOR_PATHS.bills, { view: 'pendingPayment' }), call: listBills },
      {
        name: 'toMatch',
        to: addressOf(ADMINISTRATOR_PATHS.payments, { view: 'unidentified' }),
        call: listUnidentified,
      },
      { name: 'toRefund', to: ADMINISTRATOR_PATHS.refunds, call: listRefunds },
      { name: 'toApprove', to: ADMINISTRATOR_PATHS.approvals, call: listApprovals },
      { name: 'toDeliver', to: addressOf(ADMINISTRATOR_PATHS.bills, { view: 'charged' }), call: listBills },
    ],
  },
]

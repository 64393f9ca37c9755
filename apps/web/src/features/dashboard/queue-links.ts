import type { Dashboard } from '@app/contract/dashboard.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'

export type QueueName = keyof Dashboard['queues']
export type Stage = 'office' | 'miami' | 'quito' | 'counter'

/** Quito's station, which says what it waits for and where that is listed. */
const ARRIVALS = addressOf(ADMINISTRATOR_PATHS.warehouse, { view: 'arrivals' })

/** The way of a package, left to right: where work waits, and the place where it is done. */
export const STAGES: readonly { stage: Stage; queues: readonly { name: QueueName; to: string }[] }[] = [
  {
    stage: 'office',
    queues: [
      { name: 'toReview', to: addressOf(ADMINISTRATOR_PATHS.orders, { view: 'inReview' }) },
      { name: 'incompleteAnswered', to: addressOf(ADMINISTRATOR_PATHS.orders, { view: 'answered' }) },
      { name: 'unmatched', to: addressOf(ADMINISTRATOR_PATHS.orders, { view: 'unmatched' }) },
      { name: 'toAnswer', to: ADMINISTRATOR_PATHS.questions },
      { name: 'toIdentify', to: addressOf(ADMINISTRATOR_PATHS.users, { identityStatus: 'disputed' }) },
    ],
  },
  {
    stage: 'miami',
    queues: [
      { name: 'toReceive', to: ADMINISTRATOR_PATHS.warehouse },
      { name: 'readyToBundle', to: ADMINISTRATOR_PATHS.consolidation },
      { name: 'toShip', to: addressOf(ADMINISTRATOR_PATHS.bundles, { status: 'inWarehouseMIA' }) },
    ],
  },
  {
    stage: 'quito',
    queues: [
      { name: 'toArrive', to: ARRIVALS },
      { name: 'toWeigh', to: ARRIVALS },
    ],
  },
  {
    stage: 'counter',
    queues: [
      { name: 'toBill', to: ADMINISTRATOR_PATHS.toBill },
      { name: 'toCharge', to: addressOf(ADMINISTRATOR_PATHS.bills, { view: 'pendingPayment' }) },
      { name: 'toRefund', to: ADMINISTRATOR_PATHS.refunds },
      { name: 'toApprove', to: ADMINISTRATOR_PATHS.approvals },
      { name: 'toDeliver', to: addressOf(ADMINISTRATOR_PATHS.bills, { view: 'charged' }) },
    ],
  },
]

import type { Dashboard } from '@app/contract/dashboard.contract'

export type QueueName = keyof Dashboard['queues']
export type Stage = 'office' | 'miami' | 'quito' | 'counter'

/** The way of a package, left to right: where work waits, and the list that holds it. */
export const STAGES: readonly { stage: Stage; queues: readonly { name: QueueName; to: string }[] }[] = [
  {
    stage: 'office',
    queues: [
      { name: 'toReview', to: '/operations/estadodepedidos?view=inReview' },
      { name: 'incompleteAnswered', to: '/operations/estadodepedidos?view=answered' },
      { name: 'unmatched', to: '/operations/estadodepedidos?view=unmatched' },
    ],
  },
  {
    stage: 'miami',
    queues: [
      { name: 'toReceive', to: '/operations/estadodepedidos?status=reviewed' },
      { name: 'readyToBundle', to: '/operations/consolidaciondepedidos' },
      { name: 'toShip', to: '/operations/detallesporconsolidacion?status=inWarehouseMIA' },
    ],
  },
  {
    stage: 'quito',
    queues: [
      { name: 'toArrive', to: '/operations/detallesporconsolidacion?status=sended' },
      { name: 'toWeigh', to: '/operations/detallesporconsolidacion?status=arrived' },
    ],
  },
  {
    stage: 'counter',
    queues: [
      { name: 'toCharge', to: '/finances/facturas-venta?view=pendingPayment' },
      { name: 'toDeliver', to: '/finances/facturas-venta?view=charged' },
    ],
  },
]

import type { OrderDetail } from '@app/contract/orders.contract'

type Ended = Pick<OrderDetail, 'outcome' | 'incidents'>

/** Of an order's incidents, those that ended it: what its end says need not be said again of them. */
export const isEndOf =
  ({ outcome }: Ended) =>
  (incident: Ended['incidents'][number]): boolean =>
    outcome !== null && incident.outcome === outcome

// Made of deliveries.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../deliveries.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const deliverOrders: CallableOf<typeof contract.deliverOrders> = {
  method: 'PUT',
  path: '/order/delivery',
  multipart: true,
  duties: ['counter'],
}

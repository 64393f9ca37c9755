// Made of deliveries.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../callable.ts'
import type * as contract from '../deliveries.contract.ts'

export const deliverOrders: CallableOf<typeof contract.deliverOrders> = {
  method: 'PUT',
  path: '/order/delivery',
  multipart: true,
}

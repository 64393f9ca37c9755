// Made of order-matching.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../order-matching.contract.ts'

export const suggestClients: CallableOf<typeof contract.suggestClients> = {
  method: 'GET',
  path: '/order/admin/dont-match/suggested-clients',
}
export const updateOrderClient: CallableOf<typeof contract.updateOrderClient> = {
  method: 'PUT',
  path: '/order/update-client/{id}',
  edits: 'order',
  duties: ['warehouseMIA', 'purchasing'],
}

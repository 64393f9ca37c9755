// Made of billing/clients-to-bill.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../../billing/clients-to-bill.contract.ts'
import type { CallableOf } from '../../fields/callable.ts'

export const exportClientsToBill: CallableOf<typeof contract.exportClientsToBill> = {
  method: 'GET',
  path: '/sale-order/to-bill/export',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const listClientsToBill: CallableOf<typeof contract.listClientsToBill> = {
  method: 'GET',
  path: '/sale-order/to-bill',
  duties: ['counter', 'accounts', 'reader'],
  range: 'firstWeighed',
}
export const selectClientsToBill: CallableOf<typeof contract.selectClientsToBill> = {
  method: 'GET',
  path: '/sale-order/to-bill/selection',
  duties: ['counter', 'accounts', 'reader'],
}

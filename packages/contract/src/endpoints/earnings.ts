// Made of earnings.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../callable.ts'
import type * as contract from '../earnings.contract.ts'

export const exportEarnings: CallableOf<typeof contract.exportEarnings> = {
  method: 'GET',
  path: '/associate/orders/export',
  response: 'file',
}
export const listEarnings: CallableOf<typeof contract.listEarnings> = { method: 'GET', path: '/associate/orders' }
export const selectEarnings: CallableOf<typeof contract.selectEarnings> = { method: 'GET', path: '/associate/orders/selection' }
export const settleEarnings: CallableOf<typeof contract.settleEarnings> = { method: 'PUT', path: '/order/admin/paid/associate' }

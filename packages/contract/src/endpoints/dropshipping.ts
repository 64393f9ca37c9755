// Made of dropshipping.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../dropshipping.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const createDropshipping: CallableOf<typeof contract.createDropshipping> = { method: 'POST', path: '/dropshipping' }
export const exportDropshipping: CallableOf<typeof contract.exportDropshipping> = {
  method: 'GET',
  path: '/dropshipping/export',
  response: 'file',
}
export const getDropshipping: CallableOf<typeof contract.getDropshipping> = { method: 'GET', path: '/dropshipping/{id}' }
export const listDropshipping: CallableOf<typeof contract.listDropshipping> = {
  method: 'GET',
  path: '/dropshipping',
  range: 'requested',
}
export const selectDropshipping: CallableOf<typeof contract.selectDropshipping> = {
  method: 'GET',
  path: '/dropshipping/selection',
}
export const totalDropshipping: CallableOf<typeof contract.totalDropshipping> = { method: 'GET', path: '/dropshipping/totals' }
export const updateDropshipping: CallableOf<typeof contract.updateDropshipping> = {
  method: 'PATCH',
  path: '/dropshipping/{id}',
  edits: 'dropshipping',
  duties: ['purchasing'],
}

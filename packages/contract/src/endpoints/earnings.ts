// Made of earnings.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../earnings.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const exportEarnings: CallableOf<typeof contract.exportEarnings> = {
  method: 'GET',
  path: '/associate/orders/export',
  response: 'file',
}
export const exportSettlements: CallableOf<typeof contract.exportSettlements> = {
  method: 'GET',
  path: '/settlement/export',
  response: 'file',
}
export const getOwed: CallableOf<typeof contract.getOwed> = { method: 'GET', path: '/associate/owed' }
export const getSettlement: CallableOf<typeof contract.getSettlement> = { method: 'GET', path: '/settlement/{id}' }
export const getSettlementPdf: CallableOf<typeof contract.getSettlementPdf> = {
  method: 'GET',
  path: '/settlement/{id}/pdf',
  response: 'file',
}
export const listEarnings: CallableOf<typeof contract.listEarnings> = {
  method: 'GET',
  path: '/associate/orders',
  range: 'earned',
}
export const listSettlements: CallableOf<typeof contract.listSettlements> = { method: 'GET', path: '/settlement', range: 'paid' }
export const receiveSettlement: CallableOf<typeof contract.receiveSettlement> = { method: 'POST', path: '/settlement' }
export const selectEarnings: CallableOf<typeof contract.selectEarnings> = { method: 'GET', path: '/associate/orders/selection' }
export const selectSettlements: CallableOf<typeof contract.selectSettlements> = { method: 'GET', path: '/settlement/selection' }
export const settleEarnings: CallableOf<typeof contract.settleEarnings> = { method: 'PUT', path: '/order/admin/paid/associate' }
export const takeBackSettlement: CallableOf<typeof contract.takeBackSettlement> = { method: 'DELETE', path: '/settlement/{id}' }

// Made of earnings.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../earnings.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const exportEarnings: CallableOf<typeof contract.exportEarnings> = {
  method: 'GET',
  path: '/associate/orders/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const exportSettlements: CallableOf<typeof contract.exportSettlements> = {
  method: 'GET',
  path: '/settlement/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const getOwed: CallableOf<typeof contract.getOwed> = {
  method: 'GET',
  path: '/associate/owed',
  duties: ['accounts', 'reader'],
}
export const getSettlement: CallableOf<typeof contract.getSettlement> = {
  method: 'GET',
  path: '/settlement/{id}',
  duties: ['accounts', 'reader'],
}
export const getSettlementPdf: CallableOf<typeof contract.getSettlementPdf> = {
  method: 'GET',
  path: '/settlement/{id}/pdf',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const listEarnings: CallableOf<typeof contract.listEarnings> = {
  method: 'GET',
  path: '/associate/orders',
  duties: ['accounts', 'reader'],
  range: 'earned',
}
export const listSettlements: CallableOf<typeof contract.listSettlements> = {
  method: 'GET',
  path: '/settlement',
  duties: ['accounts', 'reader'],
  range: 'paid',
}
export const receiveSettlement: CallableOf<typeof contract.receiveSettlement> = {
  method: 'POST',
  path: '/settlement',
  duties: ['accounts'],
}
export const selectEarnings: CallableOf<typeof contract.selectEarnings> = {
  method: 'GET',
  path: '/associate/orders/selection',
  duties: ['accounts', 'reader'],
}
export const selectSettlements: CallableOf<typeof contract.selectSettlements> = {
  method: 'GET',
  path: '/settlement/selection',
  duties: ['accounts', 'reader'],
}
export const settleEarnings: CallableOf<typeof contract.settleEarnings> = {
  method: 'PUT',
  path: '/order/admin/paid/associate',
  duties: ['accounts'],
}
export const takeBackSettlement: CallableOf<typeof contract.takeBackSettlement> = {
  method: 'DELETE',
  path: '/settlement/{id}',
  duties: ['accounts'],
}
export const totalSettlements: CallableOf<typeof contract.totalSettlements> = {
  method: 'GET',
  path: '/settlement/totals',
  duties: ['accounts', 'reader'],
}

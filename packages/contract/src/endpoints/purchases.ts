// Made of purchases.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../purchases.contract.ts'

export const createPurchase: CallableOf<typeof contract.createPurchase> = {
  method: 'POST',
  path: '/assisted-purchase',
  duties: ['counter', 'purchasing'],
}
export const exportAssistedPurchases: CallableOf<typeof contract.exportAssistedPurchases> = {
  method: 'GET',
  path: '/assisted-purchase/export',
  response: 'file',
}
export const exportPurchases: CallableOf<typeof contract.exportPurchases> = {
  method: 'GET',
  path: '/purchase/associate/export',
  response: 'file',
}
export const getPurchase: CallableOf<typeof contract.getPurchase> = { method: 'GET', path: '/purchase/{id}' }
export const listAssistedPurchases: CallableOf<typeof contract.listAssistedPurchases> = {
  method: 'GET',
  path: '/assisted-purchase',
  range: 'requested',
}
export const listPurchases: CallableOf<typeof contract.listPurchases> = {
  method: 'GET',
  path: '/purchase/associate',
  range: 'requested',
}
export const selectAssistedPurchases: CallableOf<typeof contract.selectAssistedPurchases> = {
  method: 'GET',
  path: '/assisted-purchase/selection',
}
export const selectPurchases: CallableOf<typeof contract.selectPurchases> = {
  method: 'GET',
  path: '/purchase/associate/selection',
}
export const totalPurchases: CallableOf<typeof contract.totalPurchases> = { method: 'GET', path: '/purchase/associate/totals' }

// Made of payments.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../payments.contract.ts'

export const confirmClientPayment: CallableOf<typeof contract.confirmClientPayment> = {
  method: 'PUT',
  path: '/order/admin/paid/client',
}
export const createPayment: CallableOf<typeof contract.createPayment> = { method: 'POST', path: '/payment', multipart: true }
export const exportPayments: CallableOf<typeof contract.exportPayments> = {
  method: 'GET',
  path: '/payment/export',
  response: 'file',
}
export const getPayment: CallableOf<typeof contract.getPayment> = { method: 'GET', path: '/payment/{id}' }
export const listPayments: CallableOf<typeof contract.listPayments> = { method: 'GET', path: '/payment', range: 'received' }
export const selectPayments: CallableOf<typeof contract.selectPayments> = { method: 'GET', path: '/payment/selection' }
export const undoPayment: CallableOf<typeof contract.undoPayment> = { method: 'DELETE', path: '/payment/{id}' }

// Made of bills.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../bills.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const changeInvoiceOwner: CallableOf<typeof contract.changeInvoiceOwner> = {
  method: 'PUT',
  path: '/sale-order/{id}/invoice-owner',
  edits: 'bill',
  duties: ['counter', 'accounts'],
}
export const createBill: CallableOf<typeof contract.createBill> = {
  method: 'POST',
  path: '/sale-order',
  duties: ['counter', 'accounts'],
}
export const exportBills: CallableOf<typeof contract.exportBills> = {
  method: 'GET',
  path: '/sale-order/export',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const getBill: CallableOf<typeof contract.getBill> = {
  method: 'GET',
  path: '/sale-order/{id}',
  duties: ['counter', 'accounts', 'reader'],
}
export const getBillPdf: CallableOf<typeof contract.getBillPdf> = {
  method: 'GET',
  path: '/sale-order/order/{id}/pdf',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const getCreditNotePdf: CallableOf<typeof contract.getCreditNotePdf> = {
  method: 'GET',
  path: '/credit-note/{id}/pdf',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const getPdfOfBill: CallableOf<typeof contract.getPdfOfBill> = {
  method: 'GET',
  path: '/sale-order/{id}/pdf',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const issueCreditNote: CallableOf<typeof contract.issueCreditNote> = {
  method: 'POST',
  path: '/sale-order/{id}/credit-note',
  edits: 'bill',
  duties: ['accounts'],
}
export const listBills: CallableOf<typeof contract.listBills> = {
  method: 'GET',
  path: '/sale-order',
  duties: ['counter', 'accounts', 'reader'],
  range: 'issued',
}
export const selectBills: CallableOf<typeof contract.selectBills> = {
  method: 'GET',
  path: '/sale-order/selection',
  duties: ['counter', 'accounts', 'reader'],
}
export const takeBackCreditNote: CallableOf<typeof contract.takeBackCreditNote> = {
  method: 'DELETE',
  path: '/sale-order/{id}/credit-note',
  edits: 'bill',
  duties: ['accounts'],
}
export const totalBills: CallableOf<typeof contract.totalBills> = {
  method: 'GET',
  path: '/sale-order/totals',
  duties: ['counter', 'accounts', 'reader'],
}
export const voidBill: CallableOf<typeof contract.voidBill> = {
  method: 'DELETE',
  path: '/sale-order/{id}',
  edits: 'bill',
  duties: ['accounts'],
}

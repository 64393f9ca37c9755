// Made of payments.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../payments.contract.ts'

export const bookStatementLine: CallableOf<typeof contract.bookStatementLine> = {
  method: 'POST',
  path: '/statement/line/{id}/payment',
  duties: ['accounts'],
}
export const confirmClientPayment: CallableOf<typeof contract.confirmClientPayment> = {
  method: 'PUT',
  path: '/order/admin/paid/client',
  duties: ['counter', 'accounts'],
}
export const createPayment: CallableOf<typeof contract.createPayment> = {
  method: 'POST',
  path: '/payment',
  multipart: true,
  duties: ['counter', 'accounts'],
}
export const exportPayments: CallableOf<typeof contract.exportPayments> = {
  method: 'GET',
  path: '/payment/export',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const exportStatementLines: CallableOf<typeof contract.exportStatementLines> = {
  method: 'GET',
  path: '/statement/line/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const exportStatements: CallableOf<typeof contract.exportStatements> = {
  method: 'GET',
  path: '/statement/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const getPayment: CallableOf<typeof contract.getPayment> = {
  method: 'GET',
  path: '/payment/{id}',
  duties: ['counter', 'accounts', 'reader'],
}
export const importStatement: CallableOf<typeof contract.importStatement> = {
  method: 'POST',
  path: '/statement',
  multipart: true,
  duties: ['accounts'],
}
export const listPayments: CallableOf<typeof contract.listPayments> = {
  method: 'GET',
  path: '/payment',
  duties: ['counter', 'accounts', 'reader'],
  range: 'received',
}
export const listStatementLines: CallableOf<typeof contract.listStatementLines> = {
  method: 'GET',
  path: '/statement/line',
  duties: ['accounts', 'reader'],
  range: 'carriedOut',
}
export const listStatements: CallableOf<typeof contract.listStatements> = {
  method: 'GET',
  path: '/statement',
  duties: ['accounts', 'reader'],
  range: 'made',
}
export const listUnidentified: CallableOf<typeof contract.listUnidentified> = {
  method: 'GET',
  path: '/statement/unidentified',
  duties: ['accounts', 'reader'],
}
export const previewStatement: CallableOf<typeof contract.previewStatement> = {
  method: 'POST',
  path: '/statement/preview',
  multipart: true,
  duties: ['accounts'],
}
export const putLineAside: CallableOf<typeof contract.putLineAside> = {
  method: 'PUT',
  path: '/statement/line/{id}/aside',
  duties: ['accounts'],
}
export const selectPayments: CallableOf<typeof contract.selectPayments> = {
  method: 'GET',
  path: '/payment/selection',
  duties: ['counter', 'accounts', 'reader'],
}
export const selectStatementLines: CallableOf<typeof contract.selectStatementLines> = {
  method: 'GET',
  path: '/statement/line/selection',
  duties: ['accounts', 'reader'],
}
export const selectStatements: CallableOf<typeof contract.selectStatements> = {
  method: 'GET',
  path: '/statement/selection',
  duties: ['accounts', 'reader'],
}
export const takeLineBack: CallableOf<typeof contract.takeLineBack> = {
  method: 'DELETE',
  path: '/statement/line/{id}/aside',
  duties: ['accounts'],
}
export const totalPayments: CallableOf<typeof contract.totalPayments> = {
  method: 'GET',
  path: '/payment/totals',
  duties: ['counter', 'accounts', 'reader'],
}
export const undoPayment: CallableOf<typeof contract.undoPayment> = {
  method: 'DELETE',
  path: '/payment/{id}',
  duties: ['accounts'],
}

// Made of accounts.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../accounts.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const answerApproval: CallableOf<typeof contract.answerApproval> = {
  method: 'PUT',
  path: '/approval/{id}',
  duties: ['accounts'],
}
export const answerRefund: CallableOf<typeof contract.answerRefund> = {
  method: 'PUT',
  path: '/refund/{id}',
  multipart: true,
  duties: ['accounts'],
}
export const compensateMore: CallableOf<typeof contract.compensateMore> = {
  method: 'POST',
  path: '/order/{id}/compensation',
  duties: ['accounts'],
}
export const exportAccount: CallableOf<typeof contract.exportAccount> = {
  method: 'GET',
  path: '/account/export',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const exportApprovals: CallableOf<typeof contract.exportApprovals> = {
  method: 'GET',
  path: '/approval/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const exportRefunds: CallableOf<typeof contract.exportRefunds> = {
  method: 'GET',
  path: '/refund/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const getAccount: CallableOf<typeof contract.getAccount> = {
  method: 'GET',
  path: '/account',
  duties: ['counter', 'accounts', 'reader'],
}
export const getAccountPdf: CallableOf<typeof contract.getAccountPdf> = {
  method: 'GET',
  path: '/account/pdf',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const getApproval: CallableOf<typeof contract.getApproval> = {
  method: 'GET',
  path: '/approval/{id}',
  duties: ['accounts', 'reader'],
}
export const getRefund: CallableOf<typeof contract.getRefund> = {
  method: 'GET',
  path: '/refund/{id}',
  duties: ['accounts', 'reader'],
}
export const listApprovals: CallableOf<typeof contract.listApprovals> = {
  method: 'GET',
  path: '/approval',
  duties: ['accounts', 'reader'],
  range: 'requested',
}
export const listRefunds: CallableOf<typeof contract.listRefunds> = {
  method: 'GET',
  path: '/refund',
  duties: ['accounts', 'reader'],
  range: 'requested',
}
export const moveCredit: CallableOf<typeof contract.moveCredit> = { method: 'POST', path: '/account/move', duties: ['accounts'] }
export const requestRefund: CallableOf<typeof contract.requestRefund> = { method: 'POST', path: '/refund', duties: ['accounts'] }
export const returnRefund: CallableOf<typeof contract.returnRefund> = {
  method: 'DELETE',
  path: '/refund/{id}',
  duties: ['accounts'],
}
export const selectApprovals: CallableOf<typeof contract.selectApprovals> = {
  method: 'GET',
  path: '/approval/selection',
  duties: ['accounts', 'reader'],
}
export const selectRefunds: CallableOf<typeof contract.selectRefunds> = {
  method: 'GET',
  path: '/refund/selection',
  duties: ['accounts', 'reader'],
}
export const setOpeningBalance: CallableOf<typeof contract.setOpeningBalance> = {
  method: 'PUT',
  path: '/account/opening',
  duties: ['accounts'],
}
export const takeBackApproval: CallableOf<typeof contract.takeBackApproval> = {
  method: 'DELETE',
  path: '/approval/{id}',
  duties: ['accounts'],
}
export const totalRefunds: CallableOf<typeof contract.totalRefunds> = {
  method: 'GET',
  path: '/refund/totals',
  duties: ['accounts', 'reader'],
}
export const writeOffDebt: CallableOf<typeof contract.writeOffDebt> = {
  method: 'POST',
  path: '/account/write-off',
  duties: ['accounts'],
}

// Made of accounts.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../accounts.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const answerApproval: CallableOf<typeof contract.answerApproval> = { method: 'PUT', path: '/approval/{id}' }
export const answerRefund: CallableOf<typeof contract.answerRefund> = { method: 'PUT', path: '/refund/{id}', multipart: true }
export const compensateMore: CallableOf<typeof contract.compensateMore> = { method: 'POST', path: '/order/{id}/compensation' }
export const exportAccount: CallableOf<typeof contract.exportAccount> = {
  method: 'GET',
  path: '/account/export',
  response: 'file',
}
export const exportApprovals: CallableOf<typeof contract.exportApprovals> = {
  method: 'GET',
  path: '/approval/export',
  response: 'file',
}
export const exportRefunds: CallableOf<typeof contract.exportRefunds> = {
  method: 'GET',
  path: '/refund/export',
  response: 'file',
}
export const getAccount: CallableOf<typeof contract.getAccount> = { method: 'GET', path: '/account' }
export const getAccountPdf: CallableOf<typeof contract.getAccountPdf> = { method: 'GET', path: '/account/pdf', response: 'file' }
export const getApproval: CallableOf<typeof contract.getApproval> = { method: 'GET', path: '/approval/{id}' }
export const getRefund: CallableOf<typeof contract.getRefund> = { method: 'GET', path: '/refund/{id}' }
export const listApprovals: CallableOf<typeof contract.listApprovals> = { method: 'GET', path: '/approval', range: 'requested' }
export const listRefunds: CallableOf<typeof contract.listRefunds> = { method: 'GET', path: '/refund', range: 'requested' }
export const moveCredit: CallableOf<typeof contract.moveCredit> = { method: 'POST', path: '/account/move' }
export const requestRefund: CallableOf<typeof contract.requestRefund> = { method: 'POST', path: '/refund' }
export const returnRefund: CallableOf<typeof contract.returnRefund> = { method: 'DELETE', path: '/refund/{id}' }
export const selectApprovals: CallableOf<typeof contract.selectApprovals> = { method: 'GET', path: '/approval/selection' }
export const selectRefunds: CallableOf<typeof contract.selectRefunds> = { method: 'GET', path: '/refund/selection' }
export const setOpeningBalance: CallableOf<typeof contract.setOpeningBalance> = { method: 'PUT', path: '/account/opening' }
export const takeBackApproval: CallableOf<typeof contract.takeBackApproval> = { method: 'DELETE', path: '/approval/{id}' }
export const writeOffDebt: CallableOf<typeof contract.writeOffDebt> = { method: 'POST', path: '/account/write-off' }

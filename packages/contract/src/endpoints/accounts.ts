// Made of accounts.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../accounts.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const answerRefund: CallableOf<typeof contract.answerRefund> = { method: 'PUT', path: '/refund/{id}', multipart: true }
export const exportRefunds: CallableOf<typeof contract.exportRefunds> = {
  method: 'GET',
  path: '/refund/export',
  response: 'file',
}
export const getAccount: CallableOf<typeof contract.getAccount> = { method: 'GET', path: '/account' }
export const listRefunds: CallableOf<typeof contract.listRefunds> = { method: 'GET', path: '/refund' }
export const moveCredit: CallableOf<typeof contract.moveCredit> = { method: 'POST', path: '/account/move' }
export const requestRefund: CallableOf<typeof contract.requestRefund> = { method: 'POST', path: '/refund' }
export const returnRefund: CallableOf<typeof contract.returnRefund> = { method: 'DELETE', path: '/refund/{id}' }
export const selectRefunds: CallableOf<typeof contract.selectRefunds> = { method: 'GET', path: '/refund/selection' }
export const writeOffDebt: CallableOf<typeof contract.writeOffDebt> = { method: 'POST', path: '/account/write-off' }

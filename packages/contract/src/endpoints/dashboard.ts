// Made of dashboard.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../dashboard.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const exportMoneyReport: CallableOf<typeof contract.exportMoneyReport> = {
  method: 'GET',
  path: '/report/money/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const getClientHome: CallableOf<typeof contract.getClientHome> = { method: 'GET', path: '/client/home' }
export const getDashboard: CallableOf<typeof contract.getDashboard> = { method: 'GET', path: '/dashboard' }
export const getMoneyReport: CallableOf<typeof contract.getMoneyReport> = {
  method: 'GET',
  path: '/report/money',
  duties: ['accounts', 'reader'],
}
export const getPromiseReport: CallableOf<typeof contract.getPromiseReport> = { method: 'GET', path: '/report/promise' }

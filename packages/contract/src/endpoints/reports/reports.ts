// Made of reports/reports.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../reports/reports.contract.ts'

export const exportBillingReport: CallableOf<typeof contract.exportBillingReport> = {
  method: 'GET',
  path: '/report/billing/export',
  response: 'file',
}
export const exportMarginReport: CallableOf<typeof contract.exportMarginReport> = {
  method: 'GET',
  path: '/report/margin/export',
  response: 'file',
}
export const getBillingReport: CallableOf<typeof contract.getBillingReport> = { method: 'GET', path: '/report/billing' }
export const getMarginReport: CallableOf<typeof contract.getMarginReport> = { method: 'GET', path: '/report/margin' }

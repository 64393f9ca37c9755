// Made of reports/reports.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../reports/reports.contract.ts'

export const exportBillingReport: CallableOf<typeof contract.exportBillingReport> = {
  method: 'GET',
  path: '/report/billing/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const exportCustomsReport: CallableOf<typeof contract.exportCustomsReport> = {
  method: 'GET',
  path: '/report/customs/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const exportMarginReport: CallableOf<typeof contract.exportMarginReport> = {
  method: 'GET',
  path: '/report/margin/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const exportQuotaReport: CallableOf<typeof contract.exportQuotaReport> = {
  method: 'GET',
  path: '/report/quota/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const exportStagesReport: CallableOf<typeof contract.exportStagesReport> = {
  method: 'GET',
  path: '/report/stages/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const getBillingReport: CallableOf<typeof contract.getBillingReport> = {
  method: 'GET',
  path: '/report/billing',
  duties: ['accounts', 'reader'],
}
export const getCustomsReport: CallableOf<typeof contract.getCustomsReport> = {
  method: 'GET',
  path: '/report/customs',
  duties: ['accounts', 'reader'],
}
export const getMarginReport: CallableOf<typeof contract.getMarginReport> = {
  method: 'GET',
  path: '/report/margin',
  duties: ['accounts', 'reader'],
}
export const getQuotaReport: CallableOf<typeof contract.getQuotaReport> = {
  method: 'GET',
  path: '/report/quota',
  duties: ['accounts', 'reader'],
}
export const getStagesReport: CallableOf<typeof contract.getStagesReport> = {
  method: 'GET',
  path: '/report/stages',
  duties: ['accounts', 'reader'],
}

// Made of quotations.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../quotations.contract.ts'

export const exportQuotations: CallableOf<typeof contract.exportQuotations> = {
  method: 'GET',
  path: '/quotation/export',
  response: 'file',
}
export const findWays: CallableOf<typeof contract.findWays> = {
  method: 'POST',
  path: '/quotation/ways',
  keepsNoAnswer: true,
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const listQuotations: CallableOf<typeof contract.listQuotations> = { method: 'GET', path: '/quotation', range: 'made' }
export const requestQuotation: CallableOf<typeof contract.requestQuotation> = {
  method: 'POST',
  path: '/quotation/request',
  duties: ['counter', 'purchasing'],
}
export const selectQuotations: CallableOf<typeof contract.selectQuotations> = { method: 'GET', path: '/quotation/selection' }

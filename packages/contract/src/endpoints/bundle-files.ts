// Made of bundle-files.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../bundle-files.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const addBundleInvoices: CallableOf<typeof contract.addBundleInvoices> = {
  method: 'POST',
  path: '/bundle/{id}/invoice',
  multipart: true,
  edits: 'bundle',
  duties: ['warehouseMIA'],
}
export const getBundleInvoices: CallableOf<typeof contract.getBundleInvoices> = {
  method: 'GET',
  path: '/bundle/{id}/invoice',
  response: 'file',
}
export const getBundlesExcel: CallableOf<typeof contract.getBundlesExcel> = {
  method: 'GET',
  path: '/bundle/excel',
  response: 'file',
}
export const getGeneratedBundlesExcel: CallableOf<typeof contract.getGeneratedBundlesExcel> = {
  method: 'GET',
  path: '/bundle/generated-bundles-excel',
  response: 'file',
}

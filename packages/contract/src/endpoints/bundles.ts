// Made of bundles.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../bundles.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const confirmBundleArrival: CallableOf<typeof contract.confirmBundleArrival> = {
  method: 'PUT',
  path: '/bundle/confirm-arrival',
  duties: ['warehouseUIO'],
}
export const createBundle: CallableOf<typeof contract.createBundle> = {
  method: 'POST',
  path: '/bundle',
  duties: ['warehouseMIA'],
}
export const exportAssociateBundles: CallableOf<typeof contract.exportAssociateBundles> = {
  method: 'GET',
  path: '/bundle/associate/export',
  response: 'file',
}
export const exportBundles: CallableOf<typeof contract.exportBundles> = {
  method: 'GET',
  path: '/bundle/export',
  response: 'file',
}
export const exportFreeBundles: CallableOf<typeof contract.exportFreeBundles> = {
  method: 'GET',
  path: '/bundle/free/export',
  response: 'file',
}
export const getBundle: CallableOf<typeof contract.getBundle> = { method: 'GET', path: '/bundle/{id}' }
export const listAssociateBundles: CallableOf<typeof contract.listAssociateBundles> = {
  method: 'GET',
  path: '/bundle/associate',
  range: 'putTogether',
}
export const listBundles: CallableOf<typeof contract.listBundles> = { method: 'GET', path: '/bundle', range: 'putTogether' }
export const listFreeBundles: CallableOf<typeof contract.listFreeBundles> = {
  method: 'GET',
  path: '/bundle/free',
  range: 'putTogether',
}
export const removeBundle: CallableOf<typeof contract.removeBundle> = {
  method: 'DELETE',
  path: '/bundle/{id}',
  edits: 'bundle',
  duties: ['warehouseMIA'],
}
export const selectAssociateBundles: CallableOf<typeof contract.selectAssociateBundles> = {
  method: 'GET',
  path: '/bundle/associate/selection',
}
export const selectBundles: CallableOf<typeof contract.selectBundles> = { method: 'GET', path: '/bundle/selection' }
export const selectFreeBundles: CallableOf<typeof contract.selectFreeBundles> = { method: 'GET', path: '/bundle/free/selection' }
export const setBundleCustoms: CallableOf<typeof contract.setBundleCustoms> = {
  method: 'PUT',
  path: '/bundle/{id}/customs',
  edits: 'bundle',
  duties: ['warehouseMIA', 'warehouseUIO'],
}
export const setBundleValue: CallableOf<typeof contract.setBundleValue> = {
  method: 'PUT',
  path: '/bundle/{id}/value',
  edits: 'bundle',
  duties: ['warehouseMIA', 'purchasing'],
}
export const totalBundles: CallableOf<typeof contract.totalBundles> = { method: 'GET', path: '/bundle/totals' }
export const updateBundle: CallableOf<typeof contract.updateBundle> = {
  method: 'PUT',
  path: '/bundle/{id}',
  edits: 'bundle',
  duties: ['warehouseMIA'],
}

// Made of manifests.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../manifests.contract.ts'

export const createManifest: CallableOf<typeof contract.createManifest> = {
  method: 'POST',
  path: '/manifest',
  duties: ['warehouseMIA'],
}
export const exportManifestBundles: CallableOf<typeof contract.exportManifestBundles> = {
  method: 'GET',
  path: '/manifest/{id}/bundle/export',
  response: 'file',
}
export const exportManifests: CallableOf<typeof contract.exportManifests> = {
  method: 'GET',
  path: '/manifest/export',
  response: 'file',
}
export const getManifest: CallableOf<typeof contract.getManifest> = { method: 'GET', path: '/manifest/{id}' }
export const getManifestExcel: CallableOf<typeof contract.getManifestExcel> = {
  method: 'GET',
  path: '/manifest/{id}/excel',
  response: 'file',
}
export const getManifestPdf: CallableOf<typeof contract.getManifestPdf> = {
  method: 'GET',
  path: '/manifest/{id}/pdf',
  response: 'file',
}
export const listManifestBundles: CallableOf<typeof contract.listManifestBundles> = {
  method: 'GET',
  path: '/manifest/{id}/bundle',
  range: 'putTogether',
}
export const listManifests: CallableOf<typeof contract.listManifests> = { method: 'GET', path: '/manifest', range: 'leaves' }
export const previewGuides: CallableOf<typeof contract.previewGuides> = {
  method: 'POST',
  path: '/manifest/{id}/guides/preview',
  multipart: true,
  duties: ['warehouseMIA'],
}
export const putOnManifest: CallableOf<typeof contract.putOnManifest> = {
  method: 'POST',
  path: '/manifest/{id}/bundle',
  edits: 'manifest',
  duties: ['warehouseMIA'],
}
export const removeManifest: CallableOf<typeof contract.removeManifest> = {
  method: 'DELETE',
  path: '/manifest/{id}',
  edits: 'manifest',
  duties: ['warehouseMIA'],
}
export const selectManifestBundles: CallableOf<typeof contract.selectManifestBundles> = {
  method: 'GET',
  path: '/manifest/{id}/bundle/selection',
}
export const selectManifests: CallableOf<typeof contract.selectManifests> = { method: 'GET', path: '/manifest/selection' }
export const setExpectedDate: CallableOf<typeof contract.setExpectedDate> = {
  method: 'PUT',
  path: '/manifest/{id}/expected-date',
  edits: 'manifest',
  duties: ['warehouseMIA', 'warehouseUIO'],
}
export const setGuides: CallableOf<typeof contract.setGuides> = {
  method: 'PUT',
  path: '/manifest/{id}/guides',
  edits: 'manifest',
  duties: ['warehouseMIA'],
}
export const shipManifest: CallableOf<typeof contract.shipManifest> = {
  method: 'POST',
  path: '/manifest/{id}/ship',
  edits: 'manifest',
  duties: ['warehouseMIA'],
}
export const takeOffManifest: CallableOf<typeof contract.takeOffManifest> = {
  method: 'DELETE',
  path: '/manifest/{id}/bundle',
  edits: 'manifest',
  duties: ['warehouseMIA'],
}
export const updateManifest: CallableOf<typeof contract.updateManifest> = {
  method: 'PUT',
  path: '/manifest/{id}',
  edits: 'manifest',
  duties: ['warehouseMIA'],
}

// Made of labels.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../labels.contract.ts'

export const getBundleLabel: CallableOf<typeof contract.getBundleLabel> = {
  method: 'GET',
  path: '/bundle/{id}/label',
  response: 'file',
}
export const getBundleLabels: CallableOf<typeof contract.getBundleLabels> = {
  method: 'GET',
  path: '/bundle/labels',
  response: 'file',
}
export const getLocationLabels: CallableOf<typeof contract.getLocationLabels> = {
  method: 'GET',
  path: '/location/labels',
  response: 'file',
}
export const getManifestLabels: CallableOf<typeof contract.getManifestLabels> = {
  method: 'GET',
  path: '/manifest/{id}/labels',
  response: 'file',
}
export const getOrderLabel: CallableOf<typeof contract.getOrderLabel> = {
  method: 'GET',
  path: '/order/{id}/label',
  response: 'file',
}
export const getOrderLabels: CallableOf<typeof contract.getOrderLabels> = {
  method: 'GET',
  path: '/order/labels',
  response: 'file',
}
export const getStationCards: CallableOf<typeof contract.getStationCards> = {
  method: 'GET',
  path: '/station/cards',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter'],
  response: 'file',
}

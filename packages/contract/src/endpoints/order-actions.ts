// Made of order-actions.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../order-actions.contract.ts'

export const authorizeBundling: CallableOf<typeof contract.authorizeBundling> = {
  method: 'POST',
  path: '/order/is-authorized-to-bundle',
}
export const completeOrder: CallableOf<typeof contract.completeOrder> = {
  method: 'POST',
  path: '/order/update-incomplete/{id}',
  multipart: true,
  edits: 'order',
}
export const confirmWarehouse: CallableOf<typeof contract.confirmWarehouse> = {
  method: 'PUT',
  path: '/order/admin/confirm/warehouse',
  multipart: true,
  duties: ['warehouseMIA'],
}
export const createUnmatched: CallableOf<typeof contract.createUnmatched> = {
  method: 'POST',
  path: '/order/admin/create/dont-match',
  multipart: true,
  duties: ['warehouseMIA'],
}
export const explainDelay: CallableOf<typeof contract.explainDelay> = {
  method: 'PUT',
  path: '/order/delay-reason',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing'],
}
export const holdOrders: CallableOf<typeof contract.holdOrders> = {
  method: 'PUT',
  path: '/order/hold',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing'],
}
export const releaseOrders: CallableOf<typeof contract.releaseOrders> = {
  method: 'DELETE',
  path: '/order/hold',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing'],
}
export const removeOrders: CallableOf<typeof contract.removeOrders> = {
  method: 'DELETE',
  path: '/order',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing'],
}
export const setCategory: CallableOf<typeof contract.setCategory> = {
  method: 'PUT',
  path: '/order/{id}/category',
  edits: 'order',
  duties: ['warehouseMIA', 'purchasing'],
}
export const setExtraCharges: CallableOf<typeof contract.setExtraCharges> = {
  method: 'PATCH',
  path: '/order/{id}/extra-charges',
  edits: 'order',
  duties: ['counter', 'accounts'],
}
export const setObservation: CallableOf<typeof contract.setObservation> = {
  method: 'PUT',
  path: '/order/{id}/observation',
  edits: 'order',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing'],
}
export const setTracking: CallableOf<typeof contract.setTracking> = {
  method: 'PUT',
  path: '/order/associate/tracking/{id}',
  edits: 'order',
  duties: ['warehouseMIA', 'purchasing'],
}
export const setValue: CallableOf<typeof contract.setValue> = {
  method: 'PUT',
  path: '/order/associate/value/{id}',
  edits: 'order',
  duties: ['warehouseMIA', 'purchasing'],
}
export const splitOrder: CallableOf<typeof contract.splitOrder> = {
  method: 'POST',
  path: '/order/{id}/split',
  edits: 'order',
  duties: ['warehouseMIA'],
}
export const updateDescription: CallableOf<typeof contract.updateDescription> = {
  method: 'PUT',
  path: '/order/description',
  edits: 'order',
}
export const updateIncomplete: CallableOf<typeof contract.updateIncomplete> = {
  method: 'PATCH',
  path: '/order/update-incomplete',
  edits: 'order',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing'],
}

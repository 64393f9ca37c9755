// Made of orders.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../orders.contract.ts'

export const createOrders: CallableOf<typeof contract.createOrders> = {
  method: 'POST',
  path: '/order/create',
  multipart: true,
  duties: ['counter', 'purchasing'],
}
export const exportAllOrders: CallableOf<typeof contract.exportAllOrders> = {
  method: 'GET',
  path: '/order/admin/export',
  response: 'file',
}
export const exportAssociateOrders: CallableOf<typeof contract.exportAssociateOrders> = {
  method: 'GET',
  path: '/order/associate/export',
  response: 'file',
}
export const exportClientOrders: CallableOf<typeof contract.exportClientOrders> = {
  method: 'GET',
  path: '/order/client/export',
  response: 'file',
}
export const exportOrdersOfClient: CallableOf<typeof contract.exportOrdersOfClient> = {
  method: 'GET',
  path: '/order/client/{id}/export',
  response: 'file',
}
export const exportUnmatchedOrders: CallableOf<typeof contract.exportUnmatchedOrders> = {
  method: 'GET',
  path: '/order/admin/dont-match/export',
  response: 'file',
}
export const getOrder: CallableOf<typeof contract.getOrder> = { method: 'GET', path: '/order/{id}' }
export const getOrderCovers: CallableOf<typeof contract.getOrderCovers> = { method: 'GET', path: '/order/client/covers' }
export const listAllOrders: CallableOf<typeof contract.listAllOrders> = { method: 'GET', path: '/order/admin', range: 'ordered' }
export const listAssociateOrders: CallableOf<typeof contract.listAssociateOrders> = {
  method: 'GET',
  path: '/order/associate',
  range: 'ordered',
}
export const listClientOrders: CallableOf<typeof contract.listClientOrders> = {
  method: 'GET',
  path: '/order/client',
  range: 'ordered',
}
export const listOrdersOfClient: CallableOf<typeof contract.listOrdersOfClient> = {
  method: 'GET',
  path: '/order/client/{id}',
  range: 'ordered',
}
export const listUnmatchedOrders: CallableOf<typeof contract.listUnmatchedOrders> = {
  method: 'GET',
  path: '/order/admin/dont-match',
  range: 'receivedInMiami',
}
export const selectAllOrders: CallableOf<typeof contract.selectAllOrders> = { method: 'GET', path: '/order/admin/selection' }
export const selectAssociateOrders: CallableOf<typeof contract.selectAssociateOrders> = {
  method: 'GET',
  path: '/order/associate/selection',
}
export const selectClientOrders: CallableOf<typeof contract.selectClientOrders> = {
  method: 'GET',
  path: '/order/client/selection',
}
export const selectOrdersOfClient: CallableOf<typeof contract.selectOrdersOfClient> = {
  method: 'GET',
  path: '/order/client/{id}/selection',
}
export const selectUnmatchedOrders: CallableOf<typeof contract.selectUnmatchedOrders> = {
  method: 'GET',
  path: '/order/admin/dont-match/selection',
}
export const totalAllOrders: CallableOf<typeof contract.totalAllOrders> = { method: 'GET', path: '/order/admin/totals' }
export const totalUnmatchedOrders: CallableOf<typeof contract.totalUnmatchedOrders> = {
  method: 'GET',
  path: '/order/admin/dont-match/totals',
}

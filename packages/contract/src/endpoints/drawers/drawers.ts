// Made of drawers/drawers.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../../drawers/drawers.contract.ts'
import type { CallableOf } from '../../fields/callable.ts'

export const addDrawerMovement: CallableOf<typeof contract.addDrawerMovement> = {
  method: 'POST',
  path: '/drawer/session/{id}/movement',
  duties: ['counter', 'accounts'],
}
export const closeDrawer: CallableOf<typeof contract.closeDrawer> = {
  method: 'POST',
  path: '/drawer/session/{id}/closing',
  duties: ['counter', 'accounts'],
}
export const createDrawer: CallableOf<typeof contract.createDrawer> = { method: 'POST', path: '/drawer', duties: ['accounts'] }
export const exportDrawerClosings: CallableOf<typeof contract.exportDrawerClosings> = {
  method: 'GET',
  path: '/drawer/closing/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const getDrawerClosingPdf: CallableOf<typeof contract.getDrawerClosingPdf> = {
  method: 'GET',
  path: '/drawer/closing/{id}/pdf',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const getDrawerSession: CallableOf<typeof contract.getDrawerSession> = {
  method: 'GET',
  path: '/drawer/session/{id}',
  duties: ['counter', 'accounts', 'reader'],
}
export const getMyDrawer: CallableOf<typeof contract.getMyDrawer> = {
  method: 'GET',
  path: '/drawer/mine',
  duties: ['counter', 'accounts', 'reader'],
}
export const listDrawerClosings: CallableOf<typeof contract.listDrawerClosings> = {
  method: 'GET',
  path: '/drawer/closing',
  duties: ['accounts', 'reader'],
  range: 'closed',
}
export const listDrawers: CallableOf<typeof contract.listDrawers> = {
  method: 'GET',
  path: '/drawer',
  duties: ['counter', 'accounts', 'reader'],
}
export const openDrawer: CallableOf<typeof contract.openDrawer> = {
  method: 'POST',
  path: '/drawer/{id}/session',
  duties: ['counter', 'accounts'],
}
export const selectDrawerClosings: CallableOf<typeof contract.selectDrawerClosings> = {
  method: 'GET',
  path: '/drawer/closing/selection',
  duties: ['accounts', 'reader'],
}
export const undoDrawerMovement: CallableOf<typeof contract.undoDrawerMovement> = {
  method: 'DELETE',
  path: '/drawer/movement/{id}',
  duties: ['counter', 'accounts'],
}
export const updateDrawer: CallableOf<typeof contract.updateDrawer> = {
  method: 'PUT',
  path: '/drawer/{id}',
  duties: ['accounts'],
}

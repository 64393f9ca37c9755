// Made of drawers/drawers.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../../drawers/drawers.contract.ts'
import type { CallableOf } from '../../fields/callable.ts'

export const addDrawerMovement: CallableOf<typeof contract.addDrawerMovement> = {
  method: 'POST',
  path: '/drawer/session/{id}/movement',
}
export const closeDrawer: CallableOf<typeof contract.closeDrawer> = { method: 'POST', path: '/drawer/session/{id}/closing' }
export const createDrawer: CallableOf<typeof contract.createDrawer> = { method: 'POST', path: '/drawer' }
export const exportDrawerClosings: CallableOf<typeof contract.exportDrawerClosings> = {
  method: 'GET',
  path: '/drawer/closing/export',
  response: 'file',
}
export const getDrawerClosingPdf: CallableOf<typeof contract.getDrawerClosingPdf> = {
  method: 'GET',
  path: '/drawer/closing/{id}/pdf',
  response: 'file',
}
export const getDrawerSession: CallableOf<typeof contract.getDrawerSession> = { method: 'GET', path: '/drawer/session/{id}' }
export const getMyDrawer: CallableOf<typeof contract.getMyDrawer> = { method: 'GET', path: '/drawer/mine' }
export const listDrawerClosings: CallableOf<typeof contract.listDrawerClosings> = {
  method: 'GET',
  path: '/drawer/closing',
  range: 'closed',
}
export const listDrawers: CallableOf<typeof contract.listDrawers> = { method: 'GET', path: '/drawer' }
export const openDrawer: CallableOf<typeof contract.openDrawer> = { method: 'POST', path: '/drawer/{id}/session' }
export const selectDrawerClosings: CallableOf<typeof contract.selectDrawerClosings> = {
  method: 'GET',
  path: '/drawer/closing/selection',
}
export const undoDrawerMovement: CallableOf<typeof contract.undoDrawerMovement> = {
  method: 'DELETE',
  path: '/drawer/movement/{id}',
}
export const updateDrawer: CallableOf<typeof contract.updateDrawer> = { method: 'PUT', path: '/drawer/{id}' }

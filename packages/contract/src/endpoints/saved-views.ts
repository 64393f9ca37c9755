// Made of saved-views.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../saved-views.contract.ts'

export const addSavedView: CallableOf<typeof contract.addSavedView> = {
  method: 'POST',
  path: '/saved-view',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const listSavedViews: CallableOf<typeof contract.listSavedViews> = { method: 'GET', path: '/saved-view' }
export const removeSavedView: CallableOf<typeof contract.removeSavedView> = {
  method: 'DELETE',
  path: '/saved-view/{id}',
  edits: 'savedView',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const updateSavedView: CallableOf<typeof contract.updateSavedView> = {
  method: 'PUT',
  path: '/saved-view/{id}',
  edits: 'savedView',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}

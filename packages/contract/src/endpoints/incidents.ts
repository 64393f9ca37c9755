// Made of incidents.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../incidents.contract.ts'

export const exportIncidents: CallableOf<typeof contract.exportIncidents> = {
  method: 'GET',
  path: '/incident/export',
  response: 'file',
}
export const listIncidents: CallableOf<typeof contract.listIncidents> = { method: 'GET', path: '/incident', range: 'opened' }
export const openIncident: CallableOf<typeof contract.openIncident> = {
  method: 'POST',
  path: '/order/{id}/incident',
  multipart: true,
  duties: ['warehouseMIA', 'warehouseUIO'],
}
export const reopenOrder: CallableOf<typeof contract.reopenOrder> = {
  method: 'POST',
  path: '/order/{id}/reopen',
  edits: 'order',
  duties: ['warehouseMIA', 'warehouseUIO'],
}
export const resolveIncident: CallableOf<typeof contract.resolveIncident> = {
  method: 'PATCH',
  path: '/order/{id}/incident',
  multipart: true,
  duties: ['warehouseMIA', 'warehouseUIO'],
}
export const selectIncidents: CallableOf<typeof contract.selectIncidents> = { method: 'GET', path: '/incident/selection' }

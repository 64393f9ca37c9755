// Made of runs/runs.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../runs/runs.contract.ts'

export const cancelRun: CallableOf<typeof contract.cancelRun> = {
  method: 'POST',
  path: '/run/{id}/cancel',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing', 'accounts'],
}
export const getRecentRuns: CallableOf<typeof contract.getRecentRuns> = { method: 'GET', path: '/run' }
export const getRun: CallableOf<typeof contract.getRun> = { method: 'GET', path: '/run/{id}' }
export const getRunBills: CallableOf<typeof contract.getRunBills> = { method: 'GET', path: '/run/{id}/bills', response: 'file' }
export const getRunItems: CallableOf<typeof contract.getRunItems> = { method: 'GET', path: '/run/{id}/item' }
export const getRunLabels: CallableOf<typeof contract.getRunLabels> = {
  method: 'GET',
  path: '/run/{id}/labels',
  response: 'file',
}
export const getRunPickList: CallableOf<typeof contract.getRunPickList> = {
  method: 'GET',
  path: '/run/{id}/pick-list',
  response: 'file',
}
export const previewRun: CallableOf<typeof contract.previewRun> = {
  method: 'POST',
  path: '/run',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing', 'accounts'],
}
export const startRun: CallableOf<typeof contract.startRun> = {
  method: 'POST',
  path: '/run/{id}/start',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing', 'accounts'],
}
export const undoRun: CallableOf<typeof contract.undoRun> = {
  method: 'POST',
  path: '/run/{id}/undo',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing', 'accounts'],
}

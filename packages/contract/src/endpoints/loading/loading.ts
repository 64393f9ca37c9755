// Made of loading/loading.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../loading/loading.contract.ts'

export const getLoadList: CallableOf<typeof contract.getLoadList> = {
  method: 'GET',
  path: '/manifest/{id}/load-list',
  response: 'file',
}
export const loadBundles: CallableOf<typeof contract.loadBundles> = {
  method: 'PUT',
  path: '/manifest/{id}/loaded',
  duties: ['warehouseMIA'],
}

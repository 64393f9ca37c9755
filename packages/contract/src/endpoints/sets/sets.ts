// Made of sets/sets.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../sets/sets.contract.ts'

export const addSet: CallableOf<typeof contract.addSet> = {
  method: 'POST',
  path: '/set',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const getSet: CallableOf<typeof contract.getSet> = { method: 'GET', path: '/set/{id}' }

// Made of charges.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../charges.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const addCharge: CallableOf<typeof contract.addCharge> = { method: 'POST', path: '/charges', duties: [] }
export const listCharges: CallableOf<typeof contract.listCharges> = { method: 'GET', path: '/charges' }
export const removeCharge: CallableOf<typeof contract.removeCharge> = {
  method: 'DELETE',
  path: '/charges/{id}',
  edits: 'charge',
  duties: [],
}
export const updateCharge: CallableOf<typeof contract.updateCharge> = {
  method: 'PUT',
  path: '/charges/{id}',
  edits: 'charge',
  duties: [],
}

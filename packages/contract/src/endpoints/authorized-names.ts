// Made of authorized-names.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../authorized-names.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const addAuthorizedName: CallableOf<typeof contract.addAuthorizedName> = { method: 'POST', path: '/user/authorized-names' }
export const listAuthorizedNames: CallableOf<typeof contract.listAuthorizedNames> = {
  method: 'GET',
  path: '/user/authorized-names',
}
export const removeAuthorizedName: CallableOf<typeof contract.removeAuthorizedName> = {
  method: 'DELETE',
  path: '/user/authorized-names/{id}',
  edits: 'authorizedName',
}
export const updateAuthorizedName: CallableOf<typeof contract.updateAuthorizedName> = {
  method: 'PUT',
  path: '/user/authorized-names/{id}',
  edits: 'authorizedName',
}

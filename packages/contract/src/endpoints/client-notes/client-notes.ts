// Made of client-notes/client-notes.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../../client-notes/client-notes.contract.ts'
import type { CallableOf } from '../../fields/callable.ts'

export const addClientNote: CallableOf<typeof contract.addClientNote> = {
  method: 'POST',
  path: '/client/{id}/note',
  duties: ['counter', 'accounts', 'purchasing'],
}
export const listClientNotes: CallableOf<typeof contract.listClientNotes> = { method: 'GET', path: '/client/{id}/note' }
export const removeClientNote: CallableOf<typeof contract.removeClientNote> = {
  method: 'DELETE',
  path: '/client-note/{id}',
  duties: ['counter', 'accounts', 'purchasing'],
}
export const updateClientNote: CallableOf<typeof contract.updateClientNote> = {
  method: 'PUT',
  path: '/client-note/{id}',
  duties: ['counter', 'accounts', 'purchasing'],
}

// Made of receivables/receivables.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../receivables/receivables.contract.ts'

export const exportReceivables: CallableOf<typeof contract.exportReceivables> = {
  method: 'GET',
  path: '/receivable/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const getPaymentReminders: CallableOf<typeof contract.getPaymentReminders> = {
  method: 'GET',
  path: '/receivable/{id}/reminders',
  duties: ['accounts', 'reader'],
}
export const listReceivables: CallableOf<typeof contract.listReceivables> = {
  method: 'GET',
  path: '/receivable',
  duties: ['accounts', 'reader'],
  range: 'oldest',
}
export const removePaymentPromise: CallableOf<typeof contract.removePaymentPromise> = {
  method: 'DELETE',
  path: '/receivable/{id}/promise',
  edits: 'user',
  duties: ['accounts'],
}
export const selectReceivables: CallableOf<typeof contract.selectReceivables> = {
  method: 'GET',
  path: '/receivable/selection',
  duties: ['accounts', 'reader'],
}
export const setPaymentPromise: CallableOf<typeof contract.setPaymentPromise> = {
  method: 'PUT',
  path: '/receivable/{id}/promise',
  edits: 'user',
  duties: ['accounts'],
}
export const setPaymentReminders: CallableOf<typeof contract.setPaymentReminders> = {
  method: 'PUT',
  path: '/receivable/{id}/reminders',
  edits: 'user',
  duties: ['accounts'],
}

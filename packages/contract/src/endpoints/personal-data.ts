// Made of personal-data.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../personal-data.contract.ts'

export const closeAccount: CallableOf<typeof contract.closeAccount> = { method: 'POST', path: '/user/{id}/closing', duties: [] }
export const closeOwnAccount: CallableOf<typeof contract.closeOwnAccount> = {
  method: 'POST',
  path: '/auth/closing',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const exportAudit: CallableOf<typeof contract.exportAudit> = {
  method: 'GET',
  path: '/audit/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const exportRetentionRuns: CallableOf<typeof contract.exportRetentionRuns> = {
  method: 'GET',
  path: '/retention-run/export',
  response: 'file',
}
export const getClosing: CallableOf<typeof contract.getClosing> = { method: 'GET', path: '/user/{id}/closing' }
export const getOwnClosing: CallableOf<typeof contract.getOwnClosing> = { method: 'GET', path: '/auth/closing' }
export const listAudit: CallableOf<typeof contract.listAudit> = {
  method: 'GET',
  path: '/audit',
  duties: ['accounts', 'reader'],
  range: 'happened',
}
export const listRetentionRuns: CallableOf<typeof contract.listRetentionRuns> = {
  method: 'GET',
  path: '/retention-run',
  range: 'carriedOut',
}
export const selectAudit: CallableOf<typeof contract.selectAudit> = {
  method: 'GET',
  path: '/audit/selection',
  duties: ['accounts', 'reader'],
}
export const selectRetentionRuns: CallableOf<typeof contract.selectRetentionRuns> = {
  method: 'GET',
  path: '/retention-run/selection',
}

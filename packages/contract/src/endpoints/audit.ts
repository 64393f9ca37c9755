// Made of audit.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../audit.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const exportAudit: CallableOf<typeof contract.exportAudit> = { method: 'GET', path: '/audit/export', response: 'file' }
export const listAudit: CallableOf<typeof contract.listAudit> = { method: 'GET', path: '/audit', range: 'happened' }
export const selectAudit: CallableOf<typeof contract.selectAudit> = { method: 'GET', path: '/audit/selection' }

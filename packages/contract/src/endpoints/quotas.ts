// Made of quotas.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../quotas.contract.ts'

export const addQuotaEntry: CallableOf<typeof contract.addQuotaEntry> = {
  method: 'POST',
  path: '/quota/{identification}/entry',
  duties: [],
}
export const getQuota: CallableOf<typeof contract.getQuota> = { method: 'GET', path: '/quota/{identification}' }

// Made of dashboard.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../callable.ts'
import type * as contract from '../dashboard.contract.ts'

export const getDashboard: CallableOf<typeof contract.getDashboard> = { method: 'GET', path: '/dashboard' }
export const getPromiseReport: CallableOf<typeof contract.getPromiseReport> = { method: 'GET', path: '/report/promise' }

// Made of promise-report.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../callable.ts'
import type * as contract from '../promise-report.contract.ts'

export const getPromiseReport: CallableOf<typeof contract.getPromiseReport> = { method: 'GET', path: '/report/promise' }

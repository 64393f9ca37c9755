// Made of health.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../health.contract.ts'

export const live: CallableOf<typeof contract.live> = { method: 'GET', path: '/health/live' }
export const ready: CallableOf<typeof contract.ready> = { method: 'GET', path: '/health/ready' }

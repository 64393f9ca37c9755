// Made of search.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../search.contract.ts'

export const search: CallableOf<typeof contract.search> = { method: 'GET', path: '/search' }

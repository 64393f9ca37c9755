// Made of bundle-suggestion.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../bundle-suggestion.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const suggestBundles: CallableOf<typeof contract.suggestBundles> = { method: 'GET', path: '/bundle/suggestion' }

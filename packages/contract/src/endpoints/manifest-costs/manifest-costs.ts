// Made of manifest-costs/manifest-costs.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../manifest-costs/manifest-costs.contract.ts'

export const setManifestCosts: CallableOf<typeof contract.setManifestCosts> = {
  method: 'PUT',
  path: '/manifest/{id}/costs',
  edits: 'manifest',
  duties: ['accounts'],
}

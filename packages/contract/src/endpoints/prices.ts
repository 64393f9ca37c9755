// Made of prices.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../prices.contract.ts'

export const confirmBundleWeights: CallableOf<typeof contract.confirmBundleWeights> = {
  method: 'PUT',
  path: '/bundle/confirm-weights',
  duties: ['warehouseUIO'],
}
export const getOrderWays: CallableOf<typeof contract.getOrderWays> = { method: 'GET', path: '/order/{id}/ways' }

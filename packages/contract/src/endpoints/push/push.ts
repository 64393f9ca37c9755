// Made of push/push.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../push/push.contract.ts'

export const getPush: CallableOf<typeof contract.getPush> = { method: 'GET', path: '/notification/push' }
export const subscribeToPush: CallableOf<typeof contract.subscribeToPush> = {
  method: 'POST',
  path: '/notification/push',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const unsubscribeFromPush: CallableOf<typeof contract.unsubscribeFromPush> = {
  method: 'DELETE',
  path: '/notification/push',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}

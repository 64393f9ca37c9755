// Made of tracking/tracking-links.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../tracking/tracking-links.contract.ts'

export const getTrackingLink: CallableOf<typeof contract.getTrackingLink> = { method: 'GET', path: '/order/{id}/tracking-link' }
export const readTracking: CallableOf<typeof contract.readTracking> = { method: 'GET', path: '/tracking/{code}' }
export const shareTracking: CallableOf<typeof contract.shareTracking> = { method: 'POST', path: '/order/{id}/tracking-link' }
export const stopSharingTracking: CallableOf<typeof contract.stopSharingTracking> = {
  method: 'DELETE',
  path: '/order/{id}/tracking-link',
}

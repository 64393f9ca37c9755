import { DROPSHIPPING_STATUSES, type DropshippingStatus, dropshippingThatIs } from '@app/domain'

/** Requests by what is to be done with them, then all. */
export const STATUS_VIEWS = [...dropshippingThatIs('open'), ...dropshippingThatIs('inDelivery'), ...dropshippingThatIs('refused')]
export const VIEWS = [...STATUS_VIEWS, 'all'] as const
export type View = (typeof VIEWS)[number]

export const statusesOf = (view: View): DropshippingStatus[] => (view === 'all' ? [...DROPSHIPPING_STATUSES] : [view])

import type { Sent } from '@app/contract/endpoint'
import {
  holdOrders,
  releaseOrders,
  setCategory,
  setExtraCharges,
  setValue,
  updateIncomplete,
} from '@app/contract/endpoints/order-actions'
import type { previewRun } from '@app/contract/endpoints/runs/runs'
import type { Order } from '@app/contract/orders.contract'

/** What can be changed of many orders at once, as their allowed actions say; of those that are not read, as the call says. */
export const CHANGES = [
  { name: 'category', call: setCategory, isOpenFor: ({ allowedActions }: Order) => allowedActions.includes('changeCategory') },
  {
    name: 'value',
    call: setValue,
    // The first value reviews an order: that is approving.
    isOpenFor: ({ status, allowedActions }: Order) => status !== 'inReview' && allowedActions.includes('setValue'),
  },
  { name: 'charge', call: setExtraCharges, isOpenFor: ({ allowedActions }: Order) => allowedActions.includes('setExtraCharges') },
  {
    name: 'missing',
    call: updateIncomplete,
    isOpenFor: ({ allowedActions }: Order) => allowedActions.includes('markIncomplete'),
  },
  { name: 'hold', call: holdOrders, isOpenFor: ({ allowedActions }: Order) => allowedActions.includes('hold') },
  { name: 'release', call: releaseOrders, isOpenFor: ({ allowedActions }: Order) => allowedActions.includes('release') },
] as const
export type ChangeName = (typeof CHANGES)[number]['name']

/** Which orders: themselves, or the filter that finds them. */
export type ChangeWanted = Pick<Sent<typeof previewRun>['body'], 'ids' | 'filter'>

/** What is offered, and for how many; null where that is known of none before the preview. */
export type ChangeOffer = { name: ChangeName; count: number | null }

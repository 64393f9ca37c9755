import { ORDER_STATUSES, type OrderStatus, ordersThatAre } from '@app/domain'
import type { List } from '../../../ui/list/use-list-state.ts'

/** The tabs of all orders: everything, what needs a look, and what ended without being handed over. Unmatched packages and purchases have lists of their own. */
export const VIEWS = ['all', 'inReview', 'answered', 'unmatched', 'purchases', 'closed'] as const
export type View = (typeof VIEWS)[number]

/** What each tab narrows to; `all` leaves it to the filter. */
export const STATUSES_OF: Partial<Record<View, OrderStatus[]>> = {
  inReview: ['inReview'],
  answered: ['incompleteState'],
  closed: ordersThatAre('removed'),
}
export const COUNTED = { inReview: ['inReview'], answered: ['incompleteState'] } satisfies Record<string, OrderStatus[]>

/** The status chosen beside the search. */
export const chosenStatuses = ({ filters }: Pick<List<string, 'status'>, 'filters'>): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => filters.status?.includes(status))

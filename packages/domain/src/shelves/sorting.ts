// Where a weighed package goes in Quito: to what else of its client lies there, else to the next free shelf (office, section 1).
import type { OrderStatus } from '../lifecycles/order-lifecycle.ts'
import { ORDERS } from '../lifecycles/status-groups.ts'
import type { KnownShelf } from './shelving.ts'

export type CountedShelf = KnownShelf & { walkingOrder: number; orderCount: number }

/** withOthers: where most of the client's other packages lie · free: the first that nothing lies on, as it is walked · none: a person chooses. */
export type SuggestedShelf<Shelf extends CountedShelf> = { why: 'withOthers' | 'free'; shelf: Shelf } | { why: 'none' }

/** `others`: of each of the client's other packages in Quito the id of its shelf, or none. Retired shelves and Miami's are not suggested. */
export function suggestedShelf<Shelf extends CountedShelf>(
  shelves: readonly Shelf[],
  others: readonly (string | null)[],
): SuggestedShelf<Shelf> {
  const walked = shelves
    .filter(({ warehouse, isActive }) => warehouse === 'UIO' && isActive)
    .toSorted((one, other) => one.walkingOrder - other.walkingOrder)
  const countOn = ({ id }: Shelf) => others.filter((other) => other === id).length
  const most = Math.max(0, ...walked.map(countOn))
  const withOthers = most > 0 ? walked.find((shelf) => countOn(shelf) === most) : undefined
  if (withOthers) return { why: 'withOthers', shelf: withOthers }
  const free = walked.find(({ orderCount }) => orderCount === 0)
  return free ? { why: 'free', shelf: free } : { why: 'none' }
}

/** Sorted is what was weighed in Quito and was not handed over. notWeighed: its scale comes first. */
export const sortingOf = (status: OrderStatus): 'toSort' | 'notWeighed' | 'notInThisWarehouse' => {
  if (ORDERS.lyingInQuito.includes(status)) return 'toSort'
  return status === 'arrived' ? 'notWeighed' : 'notInThisWarehouse'
}

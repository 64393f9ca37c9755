import { createOrders } from '@app/contract/endpoints/orders'
import { createPurchase } from '@app/contract/endpoints/purchases'
import { useMay } from '../../session/use-may.ts'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'

/** What staff ask for in the name of a client. */
export type Wanted = 'order' | 'purchase'

const CALLS = { order: createOrders, purchase: createPurchase }

/** What the address of the orders asks for, where this person's duties let them ask for it. */
export function useWanted(): Wanted | null {
  const may = useMay()
  const [search] = useSearchParams()
  if (!search.has('new')) return null
  const wanted = search.get('new') === 'purchase' ? 'purchase' : 'order'
  return may(CALLS[wanted]) ? wanted : null
}

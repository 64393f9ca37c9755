import { listAssistedPurchases } from '@app/contract/endpoints/purchases'
import type { Order } from '@app/contract/orders.contract'
import { type MoneyOfClient, sum } from '@app/domain'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useAccount } from '../../accounts/accounts.queries.ts'

/** What a new bill of these packages finds of its client's money; none while it is asked for, or where it cannot be. */
export function useOwnMoney(orders: readonly Order[]): MoneyOfClient | null {
  const account = useAccount()
  const isBought = orders.some(({ service }) => service === 'PPE')
  const purchases = useQuery({
    queryKey: ['purchases', 'own', 'bought'],
    queryFn: ({ signal }) => call(listAssistedPurchases, { query: { status: ['reviewed'], limit: 100 } }, { signal }),
    enabled: isBought,
  })
  if (!account.data || (isBought && !purchases.data)) return null
  const { debtInCents, creditInCents } = account.data
  const held = (purchases.data?.data ?? []).filter(({ order }) => orders.some(({ id }) => id === order?.id))
  return { balanceInCents: debtInCents - creditInCents, heldInCents: sum(held.map(({ heldInCents }) => heldInCents)) }
}

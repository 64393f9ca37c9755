import { listAssistedPurchases, listPurchases } from '@app/contract/endpoints/purchases'
import type { Order } from '@app/contract/orders.contract'
import type { Purchase } from '@app/contract/purchases.contract'
import { type MoneyOfClient, sum } from '@app/domain'
import { useQuery } from '@tanstack/react-query'
import { readAllRows } from '../../../ui/list/read-all-rows.ts'
import { useAccount } from '../../accounts/accounts.queries.ts'

const BOUGHT = { status: ['reviewed'] }

/** What a new bill of these packages finds of its client's money, their own or of the client whom staff name; none while it is asked for, or where it cannot be. */
export function useDraftMoney(orders: readonly Order[], clientId?: string): MoneyOfClient | null {
  const account = useAccount(clientId ? { clientId } : {})
  const isBought = orders.some(({ service }) => service === 'PPE')
  const purchases = useQuery({
    queryKey: ['purchases', 'bought', clientId ?? 'own'],
    queryFn: ({ signal }) =>
      clientId
        ? readAllRows<Purchase>({ list: listPurchases, query: { ...BOUGHT, clientId } }, { signal })
        : readAllRows<Purchase>({ list: listAssistedPurchases, query: BOUGHT }, { signal }),
    enabled: isBought,
  })
  if (!account.data || (isBought && !purchases.data)) return null
  const { debtInCents, creditInCents } = account.data
  const held = (purchases.data ?? []).filter(({ order }) => orders.some(({ id }) => id === order?.id))
  return { balanceInCents: debtInCents - creditInCents, heldInCents: sum(held.map(({ heldInCents }) => heldInCents)) }
}

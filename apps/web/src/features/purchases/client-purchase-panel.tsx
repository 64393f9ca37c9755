import type { List } from '../../ui/list/use-list-state.ts'
import { ClientPurchaseActions } from './client-purchase-actions.tsx'
import { PurchasePanel } from './purchase-panel.tsx'

/** One's own purchase, with the answers it waits for. */
export function ClientPurchasePanel({ list }: { list: List }) {
  return <PurchasePanel list={list} actions={(purchase) => <ClientPurchaseActions key={purchase.id} purchase={purchase} />} />
}

import type { List } from '../../../ui/list/use-list-state.ts'
import { PurchasePanel } from '../purchase-panel.tsx'
import { StaffPurchaseActions } from './staff-purchase-actions.tsx'

/** A purchase to handle, for associates and administrators. */
export function StaffPurchasePanel({ list }: { list: List }) {
  return <PurchasePanel list={list} actions={(purchase) => <StaffPurchaseActions key={purchase.id} purchase={purchase} />} />
}

import type { List } from '../../ui/use-list-state.ts'
import { OrderPanel } from './order-panel.tsx'
import { StaffOrderActions } from './staff-order-actions.tsx'

/** One package as the associate who works on it sees it. */
export function StaffOrderPanel({ list }: { list: List }) {
  return <OrderPanel list={list} actions={(order) => <StaffOrderActions key={order.id} order={order} onGone={list.close} />} />
}

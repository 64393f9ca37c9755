import type { List } from '../../../ui/list/use-list-state.ts'
import { OrderPanel } from '../show/order-panel.tsx'
import { StaffOrderActions } from './staff-order-actions.tsx'

/** One package as the associate who works on it sees it. */
export function StaffOrderPanel({ list, startsWithEarning = false }: { list: List; startsWithEarning?: boolean }) {
  return (
    <OrderPanel
      list={list}
      startsWithEarning={startsWithEarning}
      actions={(order) => <StaffOrderActions key={order.id} order={order} onGone={list.close} />}
    />
  )
}

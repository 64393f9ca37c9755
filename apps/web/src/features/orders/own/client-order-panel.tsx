import { lazy, Suspense } from 'react'
import type { List } from '../../../ui/list/use-list-state.ts'
import { OrderFamily } from '../show/order-family.tsx'
import { OrderIncidents } from '../show/order-incidents.tsx'
import { OrderPanel } from '../show/order-panel.tsx'
import { OrderProgress } from '../show/order-progress.tsx'
import { ClientOrderActions } from './client-order-actions.tsx'

const CompleteOrderForm = lazy(async () => ({ default: (await import('./complete-order-form.tsx')).CompleteOrderForm }))

const OrderWays = lazy(async () => ({ default: (await import('../ways/order-ways.tsx')).OrderWays }))

/** One package as its owner sees it: what they can do now, and what is missing completed in place. */
export function ClientOrderPanel({ list }: { list: List }) {
  return (
    <OrderPanel list={list} actions={(order) => <ClientOrderActions key={order.id} order={order} onGone={list.close} />}>
      {(order) => (
        <>
          {order.allowedActions.includes('completeIncomplete') ? (
            <Suspense>
              {order.missing.includes('categoryLimit') ? <OrderWays key={`ways-${order.id}`} order={order} /> : null}
              <CompleteOrderForm key={order.id} order={order} />
            </Suspense>
          ) : null}
          <OrderIncidents order={order} />
          <OrderProgress order={order} />
          <OrderFamily order={order} />
        </>
      )}
    </OrderPanel>
  )
}

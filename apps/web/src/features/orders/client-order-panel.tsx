import { lazy, Suspense } from 'react'
import type { List } from '../../ui/use-list-state.ts'
import { ClientOrderActions } from './client-order-actions.tsx'
import { OrderFamily } from './order-family.tsx'
import { OrderIncidents } from './order-incidents.tsx'
import { OrderPanel } from './order-panel.tsx'
import { OrderProgress } from './order-progress.tsx'

const CompleteOrderForm = lazy(async () => ({ default: (await import('./complete-order-form.tsx')).CompleteOrderForm }))

/** One package as its owner sees it: what they can do now, and what is missing completed in place. */
export function ClientOrderPanel({ list }: { list: List }) {
  return (
    <OrderPanel list={list} actions={(order) => <ClientOrderActions key={order.id} order={order} onGone={list.close} />}>
      {(order) => (
        <>
          {order.allowedActions.includes('completeIncomplete') ? (
            <Suspense>
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

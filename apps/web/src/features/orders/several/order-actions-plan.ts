// Which of an order's allowed actions an administrator does where: here, or on the page that does it for many at once.
import type { OrderDetail } from '@app/contract/orders.contract'

type OrderAction = OrderDetail['allowedActions'][number]

const DONE_HERE = ['resume', 'setValue', 'setTracking', 'markIncomplete', 'undoWarehouse', 'remove'] as const
export type DoneHere = (typeof DONE_HERE)[number]

type Elsewhere = { action: OrderAction; to: string }
type Here = { action: DoneHere }
export type OrderStep = Here | Elsewhere

const isDoneHere = (action: OrderAction): action is DoneHere => DONE_HERE.some((here) => here === action)

function pageOf(action: OrderAction, { code, tracking, manifest, bundle, bill }: OrderDetail): string | null {
  if (action === 'confirmWarehouse') return `/operations/bodega?scan=${encodeURIComponent(tracking ?? code)}`
  if (action === 'bundle') return `/operations/consolidaciondepedidos?q=${encodeURIComponent(code)}`
  if (action === 'unbundle' && bundle && !manifest) return '/operations/consolidaciondepedidos'
  if (['ship', 'confirmArrival', 'confirmWeight'].includes(action) && manifest)
    return `/operations/manifiestocarga?open=${manifest.id}`
  if (action === 'confirmPayment' && bill)
    return `/finances/facturas-venta?view=pendingPayment&q=${encodeURIComponent(bill.code)}`
  if (action === 'deliver' && bill) return `/finances/facturas-venta?view=charged&q=${encodeURIComponent(bill.code)}`
  return null
}

/** The likeliest first, as the server lists them; what this product cannot do yet is not offered. */
export const stepsOf = (order: OrderDetail): OrderStep[] =>
  order.allowedActions.flatMap((action): OrderStep[] => {
    if (isDoneHere(action)) return [{ action }]
    const to = pageOf(action, order)
    return to ? [{ action, to }] : []
  })

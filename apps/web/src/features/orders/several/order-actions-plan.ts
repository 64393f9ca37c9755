// Which of an order's allowed actions an administrator does where: here, or on the page that does it for many at once.

import type { OrderDetail } from '@app/contract/orders.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'

type OrderAction = OrderDetail['allowedActions'][number]

const DONE_HERE = ['resume', 'setValue', 'setTracking', 'markIncomplete', 'explainDelay', 'undoWarehouse', 'remove'] as const
export type DoneHere = (typeof DONE_HERE)[number]

type Elsewhere = { action: OrderAction; to: string }
type Here = { action: DoneHere }
export type OrderStep = Here | Elsewhere

const isDoneHere = (action: OrderAction): action is DoneHere => DONE_HERE.some((here) => here === action)

function pageOf(action: OrderAction, { code, tracking, manifest, bundle, bill }: OrderDetail): string | null {
  if (action === 'confirmWarehouse') return addressOf(ADMINISTRATOR_PATHS.warehouse, { scan: tracking ?? code })
  if (action === 'bundle') return addressOf(ADMINISTRATOR_PATHS.consolidation, { q: code })
  if (action === 'unbundle' && bundle && !manifest) return ADMINISTRATOR_PATHS.consolidation
  if (['ship', 'confirmArrival', 'confirmWeight'].includes(action) && manifest)
    return addressOf(ADMINISTRATOR_PATHS.manifests, { open: manifest.id })
  if (action === 'confirmPayment' && bill) return addressOf(ADMINISTRATOR_PATHS.bills, { view: 'pendingPayment', q: bill.code })
  if (action === 'deliver' && bill) return addressOf(ADMINISTRATOR_PATHS.bills, { view: 'charged', q: bill.code })
  return null
}

/** The likeliest first, as the server lists them; what this product cannot do yet is not offered. */
export const stepsOf = (order: OrderDetail): OrderStep[] =>
  order.allowedActions.flatMap((action): OrderStep[] => {
    if (isDoneHere(action)) return [{ action }]
    const to = pageOf(action, order)
    return to ? [{ action, to }] : []
  })

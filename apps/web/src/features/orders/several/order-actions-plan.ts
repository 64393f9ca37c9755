// Which of an order's allowed actions an administrator does where: here, or on the page that does it for many at once.

import type { OrderDetail } from '@app/contract/orders.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { sum } from '@app/domain'

type OrderAction = OrderDetail['allowedActions'][number]

const DONE_HERE = [
  'resolveIncident',
  'resume',
  'setValue',
  'setTracking',
  'markIncomplete',
  'hold',
  'release',
  'explainDelay',
  'setObservation',
  'undoWarehouse',
  'openIncident',
  'reopen',
  'remove',
] as const
/** What several allowed actions are done in: resolving a limit, saying what is in which box. */
const DIALOGS = ['resolveLimit', 'storeBoxes'] as const
export type DoneHere = (typeof DONE_HERE)[number] | (typeof DIALOGS)[number]

type Elsewhere = { action: OrderAction; to: string }
type Here = { action: DoneHere }
export type OrderStep = Here | Elsewhere

/** An open incident before all, then the limit that keeps a package from going on. */
const URGENT: readonly OrderStep['action'][] = ['resolveIncident', 'resolveLimit']
const urgencyOf = ({ action }: OrderStep): number => (URGENT.includes(action) ? URGENT.indexOf(action) : URGENT.length)

const isDoneHere = (action: OrderAction): action is (typeof DONE_HERE)[number] => DONE_HERE.some((here) => here === action)

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

/** Splitting and changing the category are ways out of a limit; before Miami a split says what its store sends in which box. */
function dialogOf(action: OrderAction, { missing, status, items, allowedActions }: OrderDetail): Here | null {
  const isWayOut = action === 'split' || (action === 'changeCategory' && !allowedActions.includes('split'))
  if (isWayOut && missing.includes('categoryLimit')) return { action: 'resolveLimit' }
  const isDivisible = sum(items.map(({ quantity }) => quantity)) > 1
  return action === 'split' && status === 'reviewed' && isDivisible ? { action: 'storeBoxes' } : null
}

/** The likeliest first, as the server lists them, what is urgent before all; what this product cannot do yet is not offered. */
export const stepsOf = (order: OrderDetail): OrderStep[] =>
  order.allowedActions
    .flatMap((action): OrderStep[] => {
      if (isDoneHere(action)) return [{ action }]
      const here = dialogOf(action, order)
      if (here) return [here]
      const to = pageOf(action, order)
      return to ? [{ action, to }] : []
    })
    .toSorted((one, other) => urgencyOf(one) - urgencyOf(other))

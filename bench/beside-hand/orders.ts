// Rows as the product answers them. The rules (price, allowed actions) are the business's: they come from the domain.

import { orderEarning } from '../../apps/server/src/features/orders/prices/order-earning.ts'
import type { Order, OrderDetail } from '../../packages/contract/src/orders.contract.ts'
import {
  type Actor,
  allowedActions,
  businessDay,
  completePrice,
  type ExtraCharge,
  type OrderStatus,
  orderLifecycle,
  type PriceLine,
} from '../../packages/domain/src/index.ts'

type Lines = PriceLine[] | null
type Charged = { frozen: Lines; estimate: Lines; bought: Lines; quoted: Lines; extra: ExtraCharge[] | null } & Numbers
type Numbers = { billedIva: number | null; iva: number }
type Lifecycle = { resumeStatus: OrderStatus | null; unmatched: boolean; hasAssociate: boolean; earningSettled: boolean }
export type Row = Order & { lifecycle: Lifecycle; charged: Charged; cursor?: string }
export type DetailRow = OrderDetail &
  Row & { earnerId: string | null; frozen: Parameters<typeof orderEarning>[1] & { lines: Lines } }

/** JSON leaves out what is undefined. */
const INTERNAL = { lifecycle: undefined, charged: undefined, cursor: undefined }

export const orderOf = (row: Row, actor: Actor): Order =>
  Object.assign(row, { price: priceOf(row.charged), allowedActions: actionsOf(row, actor) }, INTERNAL)

function priceOf({ frozen, estimate, bought, quoted, extra, billedIva, iva }: Charged): Order['price'] {
  const carriage = frozen ?? estimate
  if (!carriage) return null
  const basis = estimate?.find(({ name }) => name === 'iva')?.basis
  const estimated = !frozen && basis && 'rateInBasisPoints' in basis ? basis.rateInBasisPoints : null
  const purchase = { lines: bought ?? quoted ?? [] }
  const ivaInBasisPoints = billedIva ?? estimated ?? Math.round(iva * 100)
  const { lines, totalInCents } = completePrice(carriage, { extraChargesInCents: extra ?? [], purchase }, { ivaInBasisPoints })
  return { lines, totalInCents }
}

function actionsOf({ status, lifecycle: { resumeStatus, ...known }, ...row }: Row, actor: Actor): Order['allowedActions'] {
  const received = row.intakeAt !== null
  const receivedToday = row.intakeAt !== null && businessDay(new Date(row.intakeAt)) === businessDay(new Date())
  const onlyLimitMissing = row.missing.length === 1 && row.missing[0] === 'categoryLimit'
  const facts = {
    ...known,
    bundled: row.bundle !== null,
    received,
    receivedToday,
    onlyLimitMissing,
    incidentOpen: row.incidentOpen,
    late: row.daysLate > 0,
  }
  return allowedActions(orderLifecycle, { status, resumeStatus, facts }, actor)
}

/** As an administrator sees it. */
export function detailOf({ frozen, earnerId, ...row }: DetailRow, actor: Actor): OrderDetail {
  const { earningSettled } = row.lifecycle
  const isDelivered = row.delivery?.at != null
  const earning =
    earnerId && frozen.lines ? orderEarning(row.status, frozen, { isSettled: earningSettled, isTakenBack: false }) : null
  for (const entry of row.timeline ?? []) entry.at = new Date(entry.at).toISOString()
  for (const list of ['items', 'files', 'timeline', 'extraCharges', 'parts', 'incidents'] as const) row[list] ??= []
  return Object.assign(row, orderOf(row, actor), { earning, delivery: isDelivered ? row.delivery : null })
}

import type { orderActions as contract, Received } from '@app/contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { type Actor, DomainError, sum } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import { findOffered } from '../../charges/charges.repository.ts'
import { viewOrder } from '../lists/order-detail.view.ts'
import { moveOf } from '../order-moves.ts'
import { orderKind } from '../orders.kind.ts'
import { sayOrdersMoved } from '../say-orders-moved.ts'
import { chargesOf, type NewOrderCharge, replaceCharges } from './order-charges.repository.ts'
import type { OrderChargeRow } from './order-charges.table.ts'

type Wanted = Received<typeof contract.setExtraCharges>['body']['charges']

/** The whole list replaces what was there, until the order is billed: from then on the bill keeps it. */
export async function setExtraCharges(db: Db, actor: Actor, orderId: string, wanted: Wanted): Promise<OrderDetail> {
  await db.transaction(async (tx) => {
    const orders = await lock(tx, actor, orderKind, [orderId])
    const before = await chargesOf(tx, orderId)
    const charges = await chargesFor(tx, actor, wanted, before)
    const changes = {
      extraCharges: { from: before.map(told), to: charges.map(told) },
      totalInCents: { from: total(before), to: total(charges) },
    }
    const [order] = await act(tx, actor, orderKind, 'setExtraCharges', orders, undefined, { changes })
    await replaceCharges(tx, orderId, charges)
    const isAnotherPrice = total(before) !== total(charges)
    if (order && isAnotherPrice) await sayOrdersMoved(tx, [moveOf(actor, 'setExtraCharges', { before: order, after: order })])
  })
  return viewOrder(db, actor, orderId)
}

const told = ({ name, amountInCents, treatment, note }: NewOrderCharge) => ({ name, amountInCents, treatment, note })
const total = (charges: readonly NewOrderCharge[]): number => sum(charges.map(({ amountInCents }) => amountInCents))

/** The catalogue's are taken as they are now; one that has left it since stays as the order was charged it. */
async function chargesFor(db: Db, { userId: actorId }: Actor, wanted: Wanted, before: readonly OrderChargeRow[]) {
  const ids = wanted.flatMap((charge) => ('chargeId' in charge ? charge.chargeId : []))
  const offered = await findOffered(db, ids)
  const known = (chargeId: string) => offered.get(chargeId) ?? before.find((charge) => charge.chargeId === chargeId)
  const unknown = ids.filter((id) => !known(id))
  if (unknown.length > 0) throw new DomainError('chargeNotFound', { ids: unknown })
  return wanted.flatMap((charge): NewOrderCharge[] => {
    if (!('chargeId' in charge)) return [{ ...charge, chargeId: null, actorId }]
    const { chargeId, note } = charge
    const entry = known(chargeId)
    if (!entry) return []
    const { name, treatment } = entry
    return [{ chargeId, name, treatment, note, amountInCents: charge.amountInCents ?? entry.amountInCents, actorId }]
  })
}

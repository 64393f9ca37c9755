import type { orderActions as contract, Received } from '@app/contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { findOffered } from '../../charges/charges.repository.ts'
import { viewOrder } from '../lists/order-detail.view.ts'
import { orderKind } from '../orders.kind.ts'
import { changeExtraCharges } from './change-extra-charges.ts'
import { chargesOf, type NewOrderCharge } from './order-charges.repository.ts'
import type { OrderChargeRow } from './order-charges.table.ts'

type Wanted = Received<typeof contract.setExtraCharges>['body']['charges']

/** The whole list replaces what was there, until the order is billed: from then on the bill keeps it. */
export async function setExtraCharges(db: Db, actor: Actor, orderId: string, wanted: Wanted): Promise<OrderDetail> {
  await db.transaction(async (tx) => {
    const order = await lockOne(tx, actor, orderKind, orderId)
    const before = await chargesOf(tx, orderId)
    const charges = await chargesFor(tx, actor, wanted, before)
    await changeExtraCharges(tx, actor, order, { before, charges })
  })
  return viewOrder(db, actor, orderId)
}

/** The catalogue's are taken as they are now; one that has left it since stays as the order was charged it. @throws chargeNotFound */
export async function chargesFor(
  db: Db,
  { userId: actorId }: Actor,
  wanted: Wanted,
  before: readonly OrderChargeRow[],
): Promise<NewOrderCharge[]> {
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

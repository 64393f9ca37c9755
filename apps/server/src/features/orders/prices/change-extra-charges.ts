import { type Actor, sum } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { moveOf } from '../order-moves.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { sayOrdersMoved } from '../say-orders-moved.ts'
import { type NewOrderCharge, replaceCharges } from './order-charges.repository.ts'

type Change = { before: readonly NewOrderCharge[]; charges: readonly NewOrderCharge[] }

/** Of a locked order, within a transaction, until it is billed: from then on the bill keeps them. @throws the lifecycle's refusal */
export async function changeExtraCharges(tx: Db, actor: Actor, locked: OrderRow, { before, charges }: Change): Promise<void> {
  const changes = {
    extraCharges: { from: before.map(told), to: charges.map(told) },
    totalInCents: { from: total(before), to: total(charges) },
  }
  const [order] = await act(tx, actor, orderKind, 'setExtraCharges', [locked], undefined, { changes })
  await replaceCharges(tx, locked.id, charges)
  const isAnotherPrice = total(before) !== total(charges)
  if (order && isAnotherPrice) await sayOrdersMoved(tx, [moveOf(actor, 'setExtraCharges', { before: order, after: order })])
}

const told = ({ name, amountInCents, treatment, note }: NewOrderCharge) => ({ name, amountInCents, treatment, note })
const total = (charges: readonly NewOrderCharge[]): number => sum(charges.map(({ amountInCents }) => amountInCents))

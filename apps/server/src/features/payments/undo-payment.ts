import { type Actor, businessDay, DomainError, movesBackOf } from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { holdBills } from '../bills/hold-bills.ts'
import { settleBills } from '../bills/settle-bills.ts'
import { takePaymentBack, wayBackOfPayment } from '../drawer-records/cash.ts'
import { balanceOfAccount, holdAccounts } from '../ledger/accounts.repository.ts'
import { addMoves, reverseMoves } from '../ledger/moves.repository.ts'
import { getPayment, isTakenBack, reversePayment } from '../ledger/payments.repository.ts'
import type { PaymentRow } from '../ledger/payments.table.ts'
import { fromOf, toOf } from '../ledger/places.ts'
import { freeLineOf } from '../statement-records/statement-lines.repository.ts'
import { type MoveBack, movesThatCanComeBack } from './moves-back.repository.ts'

type Request = { paymentId: string; reason: string }

/**
 * Takes back a payment that never came, or bounced: always. Where the client's credit does not bear it, the newest money comes back from
 * bills of which nothing was handed over, which wait for payment again; what is left is the client's debt. Cash of a drawer that was closed
 * since goes today.
 */
export function undoPayment(db: Db, actor: Actor, { paymentId, reason }: Request): Promise<void> {
  return db.transaction(async (tx) => {
    const payment = await getPayment(tx, paymentId)
    const { clientId } = payment
    await holdAccounts(tx, [clientId])
    if (payment.reversesId !== null || (await isTakenBack(tx, paymentId))) {
      throw new DomainError('paymentActionNotAllowed', { action: 'undoPayment' })
    }
    const back = await movesBack(tx, payment)
    const billIds = [...new Set(back.flatMap(({ toBillId }) => toBillId ?? []))]
    const held = await holdBills(tx, actor, billIds)
    const handedOver = held.orders.filter(({ status }) => status === 'receivedAndDelivered')
    if (handedOver.length > 0) throw new DomainError('orderChangedMeanwhile', { ids: handedOver.map(({ id }) => id) })
    const code = await nextCode(tx, 'payment')
    const way = await wayBackOfPayment(tx, actor, paymentId)
    const receivedOn = way?.isClosed ? businessDay(now()) : undefined
    const counter = await reversePayment(tx, payment, { code, reason, actorId: actor.userId, receivedOn })
    await takePaymentBack(tx, actor, way, counter)
    await bringBack(tx, actor, back, reason)
    await freeLineOf(tx, paymentId)
    await settleBills(tx, actor, held, {
      ofBill: () => ({ note: reason, changes: { payment: payment.code, undoneBy: code } }),
      ofOrders: { note: reason },
    })
  })
}

/** The newest first, as many as the account needs once the payment is gone. */
async function movesBack(db: Db, { clientId, amountInCents }: PaymentRow): Promise<MoveBack[]> {
  const debtInCents = Math.max(0, (await balanceOfAccount(db, clientId)) + amountInCents)
  const moves = await movesThatCanComeBack(db, clientId)
  const newestFirst = moves.toReversed().map(({ id, leftInCents }) => ({ id, amountInCents: leftInCents, isHandedOver: false }))
  const back = new Set(movesBackOf(debtInCents, 0, newestFirst).movesBack.map(({ id }) => id))
  return moves.filter(({ id }) => back.has(id))
}

/** Whole moves from the account are countered. What is only a part, or came from a purchase, which is billed by now, goes to the account. */
async function bringBack(db: Db, actor: Actor, moves: readonly MoveBack[], note: string): Promise<void> {
  const isWhole = (move: MoveBack) => fromOf(move) === 'account' && move.leftInCents === move.amountInCents
  await reverseMoves(db, actor, moves.filter(isWhole), note)
  const others = moves.filter((move) => !isWhole(move))
  await addMoves(
    db,
    actor,
    others.map(({ clientId, leftInCents: amountInCents, ...move }) => {
      return { clientId, amountInCents, from: toOf(move), to: 'account' as const, note }
    }),
  )
}

import { type Actor, compensationOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { holdAccounts } from '../ledger/accounts.repository.ts'
import { addEntries, entryOfCompensation } from '../ledger/ledger.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { addCompensation, compensationsInForce } from './compensations.repository.ts'
import type { CompensationRow } from './compensations.table.ts'

type Request = {
  order: Pick<OrderRow, 'id' | 'clientId' | 'productValueInCents'>
  /** How much of it is lost: 10 000 is all. */
  shareInBasisPoints: number
  reason: string
}

/**
 * The house pays a share of a package's declared value, up to the cap, into its client's account: the house's cost. Within the caller's
 * transaction.
 * @returns nothing where it is worth nothing, or has no client
 */
export async function compensate(
  db: Db,
  actor: Actor,
  { order, shareInBasisPoints, reason }: Request,
): Promise<CompensationRow | null> {
  const { id: orderId, clientId, productValueInCents: declaredValueInCents } = order
  const parameters = await readParameters(db)
  const amountInCents = compensationOf({ shareInBasisPoints, declaredValueInCents: declaredValueInCents ?? 0 }, parameters)
  if (amountInCents === 0 || clientId === null) return null
  await holdAccounts(db, [clientId])
  const { compensationRateInBasisPoints: rateInBasisPoints, compensationCapInCents: capInCents } = parameters
  const basis = { declaredValueInCents: declaredValueInCents ?? 0, shareInBasisPoints, rateInBasisPoints, capInCents }
  return payCompensation(db, actor, { orderId, clientId, ...basis, amountInCents, reason, approvalId: null })
}

type Paid = Omit<CompensationRow, 'id' | 'createdAt' | 'reversesId' | 'actorId'>

/** Into the account of the client, which the caller holds. */
export async function payCompensation(db: Db, actor: Actor, paid: Paid): Promise<CompensationRow> {
  const { orderId, clientId, amountInCents, reason: note } = paid
  const made = await addCompensation(db, { ...paid, reversesId: null, actorId: actor.userId })
  const entry = { orderId, clientId, actorId: actor.userId, kind: 'compensation' as const, compensationId: made.id, note }
  await addEntries(db, [{ ...entry, amountInCents: 0 - amountInCents }])
  return made
}

/** Takes back what was paid for a package from a moment on, because it was found: its client's account may owe it then. Within the caller's transaction. */
export async function reverseCompensation(
  db: Db,
  actor: Actor,
  { orderId, since, reason }: { orderId: string; since: Date; reason: string },
): Promise<void> {
  for (const { id: reversesId, createdAt: _at, ...paid } of await compensationsInForce(db, orderId, since)) {
    await holdAccounts(db, [paid.clientId])
    const amountInCents = 0 - paid.amountInCents
    const counter = await addCompensation(db, { ...paid, amountInCents, reason, reversesId, actorId: actor.userId })
    const { id: entryId } = await entryOfCompensation(db, reversesId)
    const { clientId, id: compensationId, actorId } = counter
    const entry = { kind: 'compensation' as const, clientId, orderId, compensationId, reversesId: entryId, note: reason, actorId }
    await addEntries(db, [{ ...entry, amountInCents: paid.amountInCents }])
  }
}

import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { find } from '../../records/records.repository.ts'
import { billKind } from '../bills/bills.kind.ts'
import { dueOfBills, heldForPurchases } from '../ledger/accounts.repository.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'
import { purchasesNotEnded } from '../purchases/purchases.repository.ts'

export type Applied = { billId?: string | undefined; purchaseId?: string | undefined; amountInCents: number }

/**
 * Money goes to a bill as far as something is due of it, and to a purchase as far as it costs, before its order is billed. The client's
 * account is held, so that what is due stays.
 * @throws DomainError billNotFound, NOT_FOUND (404) also where it is another client's; amountDiffers (422) with what there is room for
 */
export async function requireRoom(
  db: Db,
  actor: Actor,
  clientId: string,
  applied: readonly Applied[],
  field: string,
): Promise<void> {
  const named = new Set(applied.map(({ billId, purchaseId }) => billId ?? purchaseId))
  if (named.size < applied.length) throw new DomainError('fieldNotValid', { field })
  const roomOf = new Map([
    ...(await roomOnBills(db, actor, clientId, applied)),
    ...(await roomOnPurchases(db, actor, clientId, applied)),
  ])
  applied.forEach(({ billId, purchaseId, amountInCents }, index) => {
    const room = roomOf.get(billId ?? purchaseId ?? '') ?? 0
    if (amountInCents > room)
      throw new DomainError('amountDiffers', { field: `${field}.${index}.amountInCents`, totalInCents: room })
  })
}

async function roomOnBills(db: Db, actor: Actor, clientId: string, applied: readonly Applied[]): Promise<Map<string, number>> {
  const ids = applied.flatMap(({ billId }) => billId ?? [])
  const own = (await find(db, actor, billKind, ids)).filter((bill) => bill.clientId === clientId).map(({ id }) => id)
  requireAll(ids, own, 'billNotFound')
  return dueOfBills(db, ids)
}

async function roomOnPurchases(
  db: Db,
  actor: Actor,
  clientId: string,
  applied: readonly Applied[],
): Promise<Map<string, number>> {
  const ids = applied.flatMap(({ purchaseId }) => purchaseId ?? [])
  const own = (await find(db, actor, purchaseKind, ids)).filter((purchase) => purchase.clientId === clientId)
  requireAll(
    ids,
    own.map(({ id }) => id),
    'NOT_FOUND',
  )
  const held = await heldForPurchases(db, ids)
  const open = new Set((await purchasesNotEnded(db, ids)).map(({ id }) => id))
  return new Map(own.map(({ id, totalInCents }) => [id, open.has(id) ? totalInCents - (held.get(id) ?? 0) : 0]))
}

function requireAll(ids: readonly string[], own: readonly string[], problem: 'billNotFound' | 'NOT_FOUND'): void {
  const missing = ids.filter((id) => !own.includes(id))
  if (missing.length > 0) throw new DomainError(problem, { ids: missing })
}

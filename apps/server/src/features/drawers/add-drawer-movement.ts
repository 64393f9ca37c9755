import type { drawers as contract, Received } from '@app/contract'
import { type Actor, DomainError, movedInCents } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { companyAccountFor } from '../company/company-accounts.repository.ts'
import { requireInDrawer, requireOfToday } from '../drawer-records/cash.ts'
import { addLines } from '../drawer-records/drawer-lines.repository.ts'
import { lockSession } from '../drawer-records/drawer-sessions.repository.ts'
import type { DrawerSessionRow } from '../drawer-records/drawers.table.ts'
import { addEvents } from '../events/events.repository.ts'
import { requireOwn } from './require-own.ts'

type Movement = Received<typeof contract.addDrawerMovement>['body']

/** @throws DomainError `drawerClosed`, `drawerOfEarlierDay` (409), `drawerShort` (422) */
export const addDrawerMovement = (db: Db, actor: Actor, id: string, movement: Movement): Promise<void> =>
  db.transaction(async (tx) => {
    const session = await lockSession(tx, id)
    requireOwn(actor, session.holderId, ['accounts'])
    requireOpen(session)
    requireOfToday(session)
    if (movement.kind !== 'in') await requireInDrawer(tx, id, movement.amountInCents)
    const amountInCents = movedInCents(movement.kind, movement.amountInCents)
    const line = { sessionId: id, kind: movement.kind, amountInCents, actorId: actor.userId }
    const said = await saidOf(tx, movement)
    await addLines(tx, [{ ...line, ...said }])
    const changes = { movement: movement.kind, amountInCents, ...said }
    await addEvents(tx, actor, [{ aggregate: 'drawer', aggregateId: session.drawerId, action: 'addMovement', changes }])
  })

/** @throws DomainError `drawerClosed` (409) */
export function requireOpen({ id, closedAt, code }: DrawerSessionRow): void {
  if (closedAt) throw new DomainError('drawerClosed', { ids: [id], code })
}

async function saidOf(db: Db, movement: Movement) {
  if (movement.kind !== 'toBank') return { reason: movement.reason }
  return { accountId: await openBankAccount(db, movement.accountId, 'accountId'), reference: movement.reference }
}

/** @throws DomainError `companyAccountNotFound`, also of Caja itself */
export async function openBankAccount(db: Db, accountId: string, field: string): Promise<string> {
  const account = await companyAccountFor(db, { method: 'deposit', accountId, field })
  if (account.kind !== 'bank') throw new DomainError('companyAccountNotFound', { field, ids: [accountId] })
  return account.id
}

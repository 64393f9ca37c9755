import type { drawers as contract, Received } from '@app/contract'
import { type Actor, closingLines, countedInCents as countedOf, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { addLines, inDrawer } from '../drawer-records/drawer-lines.repository.ts'
import { closeSession, lockSession } from '../drawer-records/drawer-sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { openBankAccount, requireOpen } from './add-drawer-movement.ts'
import { requireOwn } from './require-own.ts'

type Request = Received<typeof contract.closeDrawer>['body']

/**
 * Counted, and closed for good: what is over or short, what goes to the bank and what stays take the drawer to nothing.
 * @throws DomainError `drawerSessionNotFound` (404), `drawerClosed`, `drawerChangedMeanwhile` (409), `differenceReasonMissing`, `drawerShort` (422)
 */
export const closeDrawer = (db: Db, actor: Actor, id: string, request: Request): Promise<{ id: string; code: string }> =>
  db.transaction(async (tx) => {
    const session = await lockSession(tx, id)
    requireOwn(actor, session.holderId, ['accounts'])
    requireOpen(session)
    const expectedInCents = await inDrawer(tx, id)
    const amounts = { expectedInCents, countedInCents: countedOf(request.notes) }
    const { toBankInCents, ...bank } = await toBankOf(tx, request, amounts.countedInCents)
    requireSameAndExplained(request, amounts)
    const code = await nextCode(tx, 'drawerClosing')
    const differenceInCents = amounts.countedInCents - expectedInCents
    const lines = closingLines({ ...amounts, toBankInCents }).map((line) => ({
      ...{ ...line, sessionId: id, actorId: actor.userId, isOfClosing: true },
      ...(line.kind === 'difference' && { reason: request.reason }),
      ...(line.kind === 'toBank' && { accountId: bank.bankAccountId, reference: bank.bankReference }),
    }))
    await addLines(tx, lines)
    await closeSession(tx, id, {
      ...{ code, closedAt: now(), closedById: actor.userId, ...amounts, differenceInCents, ...bank, toBankInCents },
      notes: request.notes.filter(({ count }) => count > 0),
      reason: differenceInCents === 0 ? '' : request.reason,
      leftInCents: amounts.countedInCents - toBankInCents,
    })
    const changes = {
      code,
      ...amounts,
      differenceInCents,
      toBankInCents,
      ...(differenceInCents !== 0 && { reason: request.reason }),
    }
    await addEvents(tx, actor, [{ aggregate: 'drawer', aggregateId: session.drawerId, action: 'close', changes }])
    return { id, code }
  })

function requireSameAndExplained(
  { expectedInCents: seen, reason }: Request,
  { expectedInCents, countedInCents }: { expectedInCents: number; countedInCents: number },
): void {
  if (seen !== expectedInCents) throw new DomainError('drawerChangedMeanwhile', { expectedInCents })
  const differenceInCents = countedInCents - expectedInCents
  if (differenceInCents !== 0 && reason === '')
    throw new DomainError('differenceReasonMissing', { field: 'reason', differenceInCents })
}

async function toBankOf(db: Db, { toBank }: Request, availableInCents: number) {
  if (!toBank) return { toBankInCents: 0, bankAccountId: null, bankReference: '' }
  const { amountInCents: toBankInCents, accountId, reference: bankReference } = toBank
  if (toBankInCents > availableInCents) throw new DomainError('drawerShort', { field: 'toBank.amountInCents', availableInCents })
  return { toBankInCents, bankAccountId: await openBankAccount(db, accountId, 'toBank.accountId'), bankReference }
}

import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { lockLine, setAside } from '../../statement-records/statement-lines.repository.ts'

/** The money is of no client: interest, a transfer between accounts, what was recorded by hand before. */
export function putLineAside(db: Db, { userId }: Actor, id: string, reason: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { paymentId, amountInCents } = await lockLine(tx, id)
    if (paymentId) throw new DomainError('statementLineBooked', { ids: [id], paymentId })
    if (amountInCents < 0) throw new DomainError('statementLineNotBookable', { ids: [id] })
    await setAside(tx, id, reason, userId)
  })
}

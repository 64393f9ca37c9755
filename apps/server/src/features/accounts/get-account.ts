import type { Statement } from '@app/contract/fields/statement'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { clientBalance } from '../users/client-balance.ts'
import { readStatement, type StatementOf } from './statement.repository.ts'
import { whoseAccount } from './whose-account.ts'

type Asked = StatementOf & { clientId?: string | undefined }

/** A client's statement over days of Quito, or from the beginning. */
export async function getAccount(db: Db, actor: Actor, { clientId: named, ...asked }: Asked): Promise<Statement> {
  const { from, to } = asked
  if ((from === undefined) !== (to === undefined)) throw new DomainError('fieldRequired', { field: from ? 'to' : 'from' })
  if (from && to && to < from) throw new DomainError('dateRangeReversed', { field: 'to' })
  const clientId = await whoseAccount(db, actor, named)
  const { client, toPayInCents, debtInCents, creditInCents, heldInCents } = await clientBalance(db, actor, clientId)
  return { client, toPayInCents, debtInCents, creditInCents, heldInCents, ...(await readStatement(db, clientId, asked)) }
}

/** All rows as of one moment. @throws DomainError exportTooLarge (422) */
export function wholeAccount(db: Db, actor: Actor, { most, ...asked }: Omit<Asked, 'page' | 'limit'> & { most: number }) {
  const asOfNow = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => {
    const account = await getAccount(tx, actor, { ...asked, page: 1, limit: most })
    if (account.total > most) throw new DomainError('exportTooLarge', { most })
    return account
  }, asOfNow)
}

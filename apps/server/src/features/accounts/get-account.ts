import type { Answer, accounts as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { clientBalance } from '../users/client-balance.ts'
import { readStatement } from './statement.repository.ts'
import { whoseAccount } from './whose-account.ts'

type Query = Received<typeof contract.getAccount>['query']

/** A client's statement over days of Quito, or from the beginning. */
export async function getAccount(
  db: Db,
  actor: Actor,
  { clientId: named, from, to }: Query,
): Promise<Answer<typeof contract.getAccount>> {
  if ((from === undefined) !== (to === undefined)) throw new DomainError('fieldRequired', { field: from ? 'to' : 'from' })
  if (from && to && to < from) throw new DomainError('dateRangeReversed', { field: 'to' })
  const clientId = await whoseAccount(db, actor, named)
  const { client, toPayInCents, creditInCents, heldInCents } = await clientBalance(db, actor, clientId)
  const steps = await readStatement(db, clientId)
  const before = steps.filter(({ day }) => from !== undefined && day < from)
  const rows = steps.filter(({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to))
  const openingInCents = before.at(-1)?.balanceInCents ?? 0
  const closingInCents = rows.at(-1)?.balanceInCents ?? openingInCents
  return { client, toPayInCents, creditInCents, heldInCents, openingInCents, rows, closingInCents }
}

import type { Answer, users as contract } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { balanceInView } from './user-view.repository.ts'
import * as users from './users.repository.ts'

/** What a client was charged, paid and owes: sums of entries (domain, section 10). */
export async function clientBalance(db: Db, actor: Actor, clientId: string): Promise<Answer<typeof contract.getClientBalance>> {
  const { id } = await users.getClient(db, actor, clientId)
  const associateId = actor.role === 'associate' ? actor.userId : null
  const [balance] = await balanceInView.byIds(db, [id], { associateId })
  if (!balance) throw new DomainError('clientNotFound', { ids: [id] })
  const { client, account, openOrders, profitInCents } = balance
  return {
    client,
    ...account,
    openOrders,
    profitInCents: actor.role === 'client' ? null : profitInCents,
  }
}

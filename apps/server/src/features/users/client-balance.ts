import type { Answer, users as contract } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { profitOnClient } from '../earnings/earnings.repository.ts'
import { accountOfClient } from '../ledger/ledger.repository.ts'
import { countOpen } from '../orders/orders-of-clients.repository.ts'
import { personView } from './user.view.ts'
import * as users from './users.repository.ts'

/** What a client was charged, paid and owes: sums of entries (domain, section 10). */
export async function clientBalance(db: Db, actor: Actor, clientId: string): Promise<Answer<typeof contract.getClientBalance>> {
  const client = await users.getClient(db, actor, clientId)
  const account = await accountOfClient(db, clientId)
  const openOrders = await countOpen(db, [clientId])
  const associateId = actor.role === 'associate' ? actor.userId : undefined
  return {
    client: personView(client),
    ...account,
    balanceInCents: account.chargedInCents - account.paidInCents,
    openOrders: openOrders.get(clientId) ?? 0,
    profitInCents: actor.role === 'client' ? null : await profitOnClient(db, clientId, associateId),
  }
}

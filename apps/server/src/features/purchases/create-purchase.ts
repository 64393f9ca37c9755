import type { newPurchase, Purchase } from '@app/contract/purchases.contract'
import { type Actor, DomainError, NOTHING_YET, nextStatus, purchaseLifecycle } from '@app/domain'
import type { z } from 'zod'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { holdClient } from '../orders/order-clients.repository.ts'
import { purchaseMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { replaceItems } from './purchase-items.repository.ts'
import { purchaseMovesOf } from './purchase-moves.ts'
import { limitedItems, termsColumns } from './purchase-terms.ts'
import { addPurchase } from './purchases.repository.ts'
import { viewPurchase } from './purchases.view.ts'

type Request = z.output<typeof newPurchase>

/** What a client would have the house buy, or staff for a client (domain, section 6). */
export async function createPurchase(db: Db, actor: Actor, { clientId, ...terms }: Request): Promise<Purchase> {
  const purchase = await db.transaction(async (tx) => {
    const client = await holdClient(tx, actor, clientOf(actor, clientId))
    const status = nextStatus(purchaseLifecycle, 'create', NOTHING_YET, actor)
    const columns = await termsColumns(tx, client, terms)
    const code = await nextCode(tx, 'purchase')
    const made = await addPurchase(tx, { code, status, clientId: client.id, associateId: client.associateId, ...columns })
    await replaceItems(tx, made.id, limitedItems(terms.items))
    await addEvents(tx, actor, [{ aggregate: 'purchase', aggregateId: made.id, action: 'create', to: status }])
    await say(tx, purchaseMoved, ...purchaseMovesOf(actor, 'create', { before: null, after: made, note: '' }))
    return made
  })
  return viewPurchase(db, actor, purchase)
}

function clientOf({ userId, role }: Actor, named: string | undefined): string {
  const clientId = named ?? (role === 'client' ? userId : undefined)
  if (!clientId) throw new DomainError('customerRequired', { field: 'clientId' })
  return clientId
}

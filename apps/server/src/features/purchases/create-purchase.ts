import type { newPurchase, Purchase } from '@app/contract/purchases.contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { create } from '../../records/create.repository.ts'
import { only } from '../../records/only.ts'
import { holdClient } from '../orders/order-clients.repository.ts'
import { replaceItems } from './purchase-items.repository.ts'
import { limitedItems, termsColumns } from './purchase-terms.ts'
import { purchaseKind } from './purchases.kind.ts'
import { viewPurchase } from './purchases.view.ts'

type Request = z.output<typeof newPurchase>

/** What a client would have the house buy, or staff for a client (domain, section 6). */
export async function createPurchase(db: Db, actor: Actor, { clientId, ...terms }: Request): Promise<Purchase> {
  const purchase = await db.transaction(async (tx) => {
    const client = await holdClient(tx, actor, clientOf(actor, clientId))
    const columns = await termsColumns(tx, client, terms)
    const code = await nextCode(tx, 'purchase')
    const people = { clientId: client.id, associateId: client.associateId }
    const made = only(await create(tx, actor, purchaseKind, 'create', [{ code, ...people, ...columns }]))
    await replaceItems(tx, made.id, limitedItems(terms))
    return made
  })
  return viewPurchase(db, actor, purchase)
}

function clientOf({ userId, role }: Actor, named: string | undefined): string {
  const clientId = named ?? (role === 'client' ? userId : undefined)
  if (!clientId) throw new DomainError('customerRequired', { field: 'clientId' })
  return clientId
}

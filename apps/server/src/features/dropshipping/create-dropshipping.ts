import type { dropshipping as contract, Received } from '@app/contract'
import type { Dropshipping } from '@app/contract/dropshipping.contract'
import type { Actor } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { create } from '../../records/create.repository.ts'
import { only } from '../../records/only.ts'
import { holdClient } from '../orders/order-clients.repository.ts'
import { dropshippingKind } from './dropshipping.kind.ts'
import { viewDropshipping } from './dropshipping.view.ts'

type Wish = Received<typeof contract.createDropshipping>['body']

/** A client asks what a product would cost. */
export async function createDropshipping(db: Db, actor: Actor, wish: Wish): Promise<Dropshipping> {
  const request = await db.transaction(async (tx) => {
    const client = await holdClient(tx, actor, actor.userId)
    const code = await nextCode(tx, 'dropshipping')
    const people = { clientId: client.id, associateId: client.associateId }
    return only(await create(tx, actor, dropshippingKind, 'create', [{ code, ...people, ...wish }]))
  })
  return viewDropshipping(db, actor, request)
}

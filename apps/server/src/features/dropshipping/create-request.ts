import type { dropshipping as contract, Received } from '@app/contract'
import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { type Actor, dropshippingLifecycle, NOTHING_YET, nextStatus } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { holdClient } from '../orders/order-clients.repository.ts'
import { dropshippingMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { addRequest } from './dropshipping.repository.ts'
import { viewDropshipping } from './dropshipping.view.ts'
import { requestMoveOf } from './request-moves.ts'

type Wish = Received<typeof contract.createDropshipping>['body']

/** A client asks what a product would cost. */
export async function createRequest(db: Db, actor: Actor, wish: Wish): Promise<Dropshipping> {
  const request = await db.transaction(async (tx) => {
    const client = await holdClient(tx, actor, actor.userId)
    const status = nextStatus(dropshippingLifecycle, 'create', NOTHING_YET, actor)
    const code = await nextCode(tx, 'dropshipping')
    const people = { clientId: client.id, associateId: client.associateId }
    const made = await addRequest(tx, { code, status, ...people, ...wish })
    await addEvents(tx, actor, [{ aggregate: 'dropshippingRequest', aggregateId: made.id, action: 'create', to: status }])
    await say(tx, dropshippingMoved, requestMoveOf(actor, 'create', { from: null, after: made, note: '' }))
    return made
  })
  return viewDropshipping(db, actor, request)
}

import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import * as users from '../users/users.repository.ts'

/** Where there is none, nothing happens. @throws DomainError clientNotFound (404) */
export function removePaymentPromise(db: Db, actor: Actor, clientId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const client = await users.hold(tx, (await users.getClient(tx, actor, clientId)).id)
    const { paymentPromisedOn: promisedOn, paymentPromisedInCents: amountInCents } = client
    if (promisedOn === null) return
    await users.update(tx, client, {
      ...{ paymentPromisedOn: null, paymentPromisedInCents: null, paymentPromisedAt: null, paymentPromiseNote: '' },
    })
    await addEvents(tx, actor, [
      { aggregate: 'user', aggregateId: clientId, action: 'removePaymentPromise', changes: { promisedOn, amountInCents } },
    ])
  })
}

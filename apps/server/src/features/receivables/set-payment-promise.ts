import type { receivables as contract, Received } from '@app/contract'
import { type Actor, businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import * as users from '../users/users.repository.ts'

type Promised = Received<typeof contract.setPaymentPromise>['body']

/** What was paid before does not count towards it. @throws DomainError fieldNotValid (422), clientNotFound (404) */
export function setPaymentPromise(db: Db, actor: Actor, clientId: string, promise: Promised): Promise<void> {
  const { promisedOn, amountInCents, note } = promise
  const at = now()
  if (promisedOn < businessDay(at)) throw new DomainError('fieldNotValid', { field: 'promisedOn' })
  return db.transaction(async (tx) => {
    const client = await users.hold(tx, (await users.getClient(tx, actor, clientId)).id)
    await users.update(tx, client, {
      ...{ paymentPromisedOn: promisedOn, paymentPromisedInCents: amountInCents },
      ...{ paymentPromisedAt: at, paymentPromiseNote: note },
    })
    await addEvents(tx, actor, [
      { aggregate: 'user', aggregateId: clientId, action: 'setPaymentPromise', note, changes: { promisedOn, amountInCents } },
    ])
  })
}

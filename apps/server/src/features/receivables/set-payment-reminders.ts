import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import * as users from '../users/users.repository.ts'

/** Where they are so already, nothing happens. @throws DomainError clientNotFound (404) */
export function setPaymentReminders(db: Db, actor: Actor, clientId: string, isOn: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    const { id } = await users.getClient(tx, actor, clientId)
    const client = await users.holdWith(tx, id, actor.userId)
    if ((client.paymentRemindersOffAt === null) === isOn) return
    await users.update(tx, client, {
      paymentRemindersOffAt: isOn ? null : now(),
      paymentRemindersOffById: isOn ? null : actor.userId,
    })
    const action = isOn ? 'turnPaymentRemindersOn' : 'turnPaymentRemindersOff'
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: clientId, action }])
  })
}

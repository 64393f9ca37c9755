import type { charges as contract } from '@app/contract'
import type { Charge } from '@app/contract/charges.contract'
import type { Actor } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { chargeView } from './charge.view.ts'
import * as charges from './charges.repository.ts'

type NewCharge = z.output<typeof contract.newCharge>

/** For the orders to come: what was charged already stays as it was. */
export function updateCharge(db: Db, actor: Actor, id: string, charge: NewCharge): Promise<Charge> {
  return db.transaction(async (tx) => {
    const before = await charges.lock(tx, id)
    const updated = await charges.update(tx, before, charge)
    const { name, description, amountInCents, treatment } = before
    const changes = { from: { name, description, amountInCents, treatment }, to: charge }
    await addEvents(tx, actor, [{ aggregate: 'charge', aggregateId: id, action: 'update', changes }])
    return chargeView(updated)
  })
}

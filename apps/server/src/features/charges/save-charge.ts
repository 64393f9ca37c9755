import type { charges as contract } from '@app/contract'
import type { Charge } from '@app/contract/charges.contract'
import type { Actor } from '@app/domain'
import type { z } from 'zod'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { chargeView } from './charge.view.ts'
import * as charges from './charges.repository.ts'

type NewCharge = z.output<typeof contract.newCharge>

export function addCharge(db: Db, actor: Actor, charge: NewCharge): Promise<Charge> {
  return db.transaction(async (tx) => {
    const added = await charges.add(tx, { ...charge, code: await nextCode(tx, 'charge') })
    await addEvents(tx, actor, [{ aggregate: 'charge', aggregateId: added.id, action: 'create', changes: charge }])
    return chargeView(added)
  })
}

/** For the orders to come: what was charged already stays as it was. */
export function updateCharge(db: Db, actor: Actor, id: string, charge: NewCharge): Promise<Charge> {
  return db.transaction(async (tx) => {
    const before = await charges.lock(tx, id)
    const updated = await charges.update(tx, before, charge)
    const { name, description, amountInCents, isTaxable } = before
    const changes = { from: { name, description, amountInCents, isTaxable }, to: charge }
    await addEvents(tx, actor, [{ aggregate: 'charge', aggregateId: id, action: 'update', changes }])
    return chargeView(updated)
  })
}

/** Also one that orders were charged: they keep it, the catalogue offers it no more. */
export function removeCharge(db: Db, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await charges.remove(tx, await charges.lock(tx, id))
    await addEvents(tx, actor, [{ aggregate: 'charge', aggregateId: id, action: 'remove' }])
  })
}

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

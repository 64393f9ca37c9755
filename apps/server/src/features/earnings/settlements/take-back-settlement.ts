import type { earnings as contract } from '@app/contract'
import type { Actor } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { get, lockOne } from '../../../records/records.repository.ts'
import { addEvents } from '../../events/events.repository.ts'
import { addEntries } from '../earnings.repository.ts'
import { holdAssociates, linesOf } from './settlement-lines.repository.ts'
import { settlementKind } from './settlements.kind.ts'
import { viewSettlement } from './settlements.view.ts'

type Request = { id: string; reason: string }

/** Undoes every line of a settlement that was not paid: its earnings are collected again, and what it took off waits for the next. */
export async function takeBackSettlement(db: Db, actor: Actor, { id, reason }: Request): Promise<contract.SettlementDetail> {
  await db.transaction(async (tx) => {
    const { associateId } = await get(tx, actor, settlementKind, id)
    await holdAssociates(tx, [associateId])
    const settlement = await lockOne(tx, actor, settlementKind, id)
    const takenBack = { takenBackAt: now(), takenBackById: actor.userId, reason }
    await actOnOne(tx, actor, settlementKind, 'takeBack', settlement, takenBack, { note: reason })
    const lines = await linesOf(tx, id)
    const counterEntries = lines.map(({ id: reversesId, kind, orderId, settlementId, settlesId, amountInCents }) => {
      const entry = { kind, associateId, orderId, settlementId, settlesId, reversesId, note: reason, actorId: actor.userId }
      return { ...entry, amountInCents: 0 - amountInCents }
    })
    await addEntries(tx, counterEntries)
    await addEvents(tx, actor, lines.map(ofOrder(reason, settlement.code)))
  })
  return viewSettlement(db, actor, id)
}

/** Beside that it was settled, in the history of the package. */
const ofOrder =
  (note: string, settlement: string) =>
  ({ orderId }: { orderId: string }) => ({
    aggregate: 'order' as const,
    aggregateId: orderId,
    action: 'takeBackSettlement',
    note,
    changes: { settlement },
  })

import type { Settlement, SettlementDetail } from '@app/contract/earnings.contract'
import { settlementLifecycle } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { offeredActions } from '../../../records/offered.ts'
import { type Doer, timelineAsAnswered } from '../../events/events.repository.ts'
import { readSettlement, type SettlementInView, settlementInView } from './settlement-view.repository.ts'
import { settlementSnapshot } from './settlements.kind.ts'

/** The settlement as it is published, with what this person may do with it. */
export const settlementView = (doer: Doer, settlement: SettlementInView): Settlement => ({
  id: settlement.id,
  code: settlement.code,
  version: settlement.version,
  createdAt: settlement.createdAt,
  updatedAt: settlement.updatedAt,
  kind: settlement.kind,
  status: settlement.status,
  associate: settlement.associate,
  paidOn: settlement.paidOn,
  method: settlement.method,
  account: settlement.account,
  reference: settlement.reference,
  ...settlement.figures,
  totalInCents: settlement.totalInCents,
  actor: settlement.actor,
  takenBackAt: settlement.takenBackAt,
  reason: settlement.reason,
  allowedActions: offeredActions(settlementLifecycle, settlementSnapshot(settlement, settlement), doer),
})

/** @throws settlementNotFound also where it is another associate's. */
export async function viewSettlement(db: Db, doer: Doer, id: string): Promise<SettlementDetail> {
  const settlement = await readSettlement(db, doer, id)
  return {
    ...settlementView(doer, settlement),
    lines: settlement.lines,
    timeline: timelineAsAnswered(settlement.timeline),
  }
}

/** As the call answers that made them. */
export async function viewMade(db: Db, made: readonly { id: string }[]) {
  const settlements = await settlementInView.byIds(
    db,
    made.map(({ id }) => id),
  )
  return settlements.map(({ id, code, associate, totalInCents }) => ({ id, code, associate, totalInCents }))
}

import { type SettlementFact, type SettlementStatus, type Snapshot, settlementLifecycle } from '@app/domain'
import { all, ownedBy } from '../../../records/reach.ts'
import { noNews, recordKind } from '../../../records/record-kind.ts'
import { deductedLaterOf } from './settlement-lines.repository.ts'
import { type SettlementRow, settlementsTable } from './settlements.table.ts'

/** The settlement as its lifecycle sees it. */
export const settlementSnapshot = (
  { status }: Pick<SettlementRow, 'status'>,
  { deductedLater = false }: { deductedLater?: boolean } = {},
): Snapshot<SettlementStatus, SettlementFact> => ({ status, facts: { deductedLater } })

export const settlementKind = recordKind({
  name: 'settlement',
  table: settlementsTable,
  reach: { administrator: all, associate: ownedBy(settlementsTable.associateId) },
  refusals: { absent: 'settlementNotFound', changed: 'settlementChangedMeanwhile' },
  lifecycle: settlementLifecycle,
  snapshot: settlementSnapshot,
  facts: {
    names: ['deductedLater'],
    read: (db, rows) =>
      deductedLaterOf(
        db,
        rows.map(({ id }) => id),
      ),
  },
  news: noNews,
})

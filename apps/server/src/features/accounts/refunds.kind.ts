import { type RefundStatus, refundLifecycle, type Snapshot } from '@app/domain'
import { all, ownedBy } from '../../records/reach.ts'
import { noNews, recordKind } from '../../records/record-kind.ts'
import { type RefundRow, refundsTable } from './refunds.table.ts'

export const refundSnapshot = ({ status }: Pick<RefundRow, 'status'>): Snapshot<RefundStatus, never> => ({ status, facts: {} })

export const refundKind = recordKind({
  name: 'refund',
  table: refundsTable,
  reach: { administrator: all, client: ownedBy(refundsTable.clientId) },
  refusals: { absent: 'refundNotFound', changed: 'refundChangedMeanwhile' },
  lifecycle: refundLifecycle,
  snapshot: refundSnapshot,
  news: noNews,
})

import { APPROVAL_ACTIONS, type ApprovalStatus, answersOpen, approvalLifecycle, type Snapshot } from '@app/domain'
import { all } from '../../records/reach.ts'
import { noNews, recordKind } from '../../records/record-kind.ts'
import { isNoLongerSo } from './approvals.repository.ts'
import { type ApprovalRow, approvalsTable } from './approvals.table.ts'

export const approvalSnapshot = ({ status }: Pick<ApprovalRow, 'status'>): Snapshot<ApprovalStatus, never> => ({
  status,
  facts: {},
})

/** Among administrators alone: clients and associates read what was done, not what is still decided. */
export const approvalKind = recordKind({
  name: 'approval',
  table: approvalsTable,
  reach: { administrator: all },
  refusals: { absent: 'approvalNotFound', changed: 'approvalChangedMeanwhile' },
  lifecycle: approvalLifecycle,
  snapshot: approvalSnapshot,
  narrow: async (db, { userId }, { id, askedById }, next) => {
    const waiting = { isOwn: askedById === userId, isOutdated: await isNoLongerSo(db, id) }
    const open = new Set<string>(answersOpen(APPROVAL_ACTIONS, waiting))
    return next.filter(({ action }) => open.has(action))
  },
  news: noNews,
})

import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { approvalKind } from './approvals.kind.ts'
import { unanswered } from './approvals.repository.ts'
import { sayApproval } from './say-approval.ts'

/** What nobody answered in time is taken back by the house. */
export const endUnanswered = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const late = await lockWhere(tx, approvalKind, unanswered(now()))
    if (late.length === 0) return
    await act(tx, THE_HOUSE, approvalKind, 'takeBack', late, { answeredAt: now() })
    for (const approval of late) await sayApproval(tx, { approval, from: 'asked', to: 'takenBack', note: '' })
  })

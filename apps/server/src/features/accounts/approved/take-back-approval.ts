import type { Approval } from '@app/contract/fields/approvals'
import type { Actor } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { refusedBeside } from '../../../records/next-status.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { approvalKind } from '../../approvals/approvals.kind.ts'
import { viewApproval } from '../../approvals/approvals.view.ts'

const OF_ANOTHER = { code: 'approvalOfAnother', because: ['approvalOfAnother'] } as const

/** @throws DomainError approvalOfAnother (409) */
export async function takeBackApproval(db: Db, actor: Actor, id: string): Promise<Approval> {
  await db.transaction(async (tx) => {
    const approval = await lockOne(tx, actor, approvalKind, id)
    if (approval.status === 'asked' && approval.askedById !== actor.userId)
      throw await refusedBeside(tx, actor, approvalKind, 'takeBack', [approval], OF_ANOTHER)
    await actOnOne(tx, actor, approvalKind, 'takeBack', approval, { answeredById: actor.userId, answeredAt: now() })
  })
  return viewApproval(db, actor, id)
}

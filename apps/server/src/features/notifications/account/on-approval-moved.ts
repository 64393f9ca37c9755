import { hasDuty } from '@app/domain'
import { newId } from '../../../db/id.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import { DUTIES_OF_APPROVALS } from '../../approvals/approval-calls.ts'
import * as approvals from '../../approvals/approvals.repository.ts'
import type { ApprovalMoved, Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'
import { actorOf } from '../news-for-staff.ts'
import { newsFor, notify } from '../notify.ts'

/** Notifies every other administrator who may answer of what waits; and the one who asked of the answer, unless they took it back themselves. */
export async function onApprovalMoved({ db }: Pick<JobParts, 'db'>, said: Said<ApprovalMoved>): Promise<void> {
  const { approvalId: id, code, askedById, from, to, note } = said.payload
  const payload = { orderCode: code, from, to, note }
  const about = { kind: 'approval', id } as const
  if (to !== 'asked') {
    await notify(db, await newsFor(db, await users.get(db, askedById), said, { kind: 'approvalAnswered', payload, about }))
    return
  }
  const duties = DUTIES_OF_APPROVALS[await approvals.kindOf(db, id)]
  const others = (await users.listActiveAdministrators(db)).filter(
    (reader) => reader.id !== askedById && hasDuty(actorOf(reader), duties),
  )
  const news = others.map((reader) =>
    newsFor(db, reader, { ...said, id: newId() }, { kind: 'approvalRequested', payload, about }),
  )
  await notify(db, ...(await Promise.all(news)))
}

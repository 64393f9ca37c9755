import type { WaitingApproval } from '@app/contract/fields/approvals'
import { type Actor, APPROVAL_LIFE_IN_DAYS, type ApprovalKind, type ApprovalRecord, type DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { create } from '../../records/create.repository.ts'
import { refusedBeside } from '../../records/next-status.ts'
import { only } from '../../records/only.ts'
import { get } from '../../records/records.repository.ts'
import { approvalKind } from './approvals.kind.ts'
import { waitingFor } from './approvals.repository.ts'
import { versionOf } from './record-versions.repository.ts'
import { sayApproval } from './say-approval.ts'

const DAY_IN_MILLISECONDS = 86_400_000

export type Asked = {
  kind: ApprovalKind
  body: Record<string, unknown>
  record: { kind: ApprovalRecord; id: string; code: string }
  clientId: string | null
  amountInCents: number
  reason: string
  /** When it is carried out without an answer. */
  actsAt?: Date | null
}

/**
 * Keeps a call until a second administrator says yes. Within the caller's transaction, which holds the record.
 * @throws DomainError approvalWaits (409) where the same waits already
 */
export async function askApproval(
  db: Db,
  actor: Actor,
  { kind, body, record, clientId, amountInCents, reason, actsAt = null }: Asked,
): Promise<WaitingApproval> {
  const waiting = await waitingFor(db, kind, record.id)
  if (waiting) throw await waitsAlready(db, actor, waiting.id)
  const asked = {
    code: await nextCode(db, 'approval'),
    ...{ kind, body, clientId, amountInCents, reason, actsAt, askedById: actor.userId },
    ...{ recordKind: record.kind, recordId: record.id, recordCode: record.code },
    recordVersion: await versionOf(db, kind, record.id),
    endsAt: new Date(now().getTime() + APPROVAL_LIFE_IN_DAYS * DAY_IN_MILLISECONDS),
  }
  const made = only(await create(db, actor, approvalKind, 'ask', [asked], { note: reason }))
  await sayApproval(db, { approval: made, from: null, to: 'asked', note: reason })
  return { approval: { id: made.id, code: made.code, endsAt: made.endsAt.toISOString() } }
}

/** What the caller may do with the one that waits: take back their own, answer another's. */
async function waitsAlready(db: Db, actor: Actor, id: string): Promise<DomainError> {
  const approval = await get(db, actor, approvalKind, id)
  return refusedBeside(db, actor, approvalKind, 'ask', [approval], { code: 'approvalWaits', because: ['approvalWaits'] })
}

import type { EditableRecord } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { lastDoer } from '../events/events.repository.ts'
import { lockVersion } from './editable-records.repository.ts'

/** What `If-Match` says: any version, or one of these. */
export type Match = 'any' | readonly string[]

/**
 * Runs `edit` only on a version that its caller has read. Of a record beyond their reach nothing is told: `edit` refuses it as it
 * refuses one that is absent.
 */
export async function whenMatching<Result>(
  tx: Db,
  actor: Actor,
  { kind, id, match }: { kind: EditableRecord; id: string; match: Match },
  edit: () => Promise<Result>,
): Promise<Result> {
  const found = await lockVersion(tx, actor, kind, id)
  if (found && match !== 'any' && !match.includes(String(found.version))) {
    const { version, changedAt } = found
    const changedBy = await lastDoer(tx, id, changedAt)
    throw new DomainError('preconditionFailed', { version, changedAt: changedAt.toISOString(), changedBy })
  }
  const result = await edit()
  // Who reaches it after all was not compared with what they read.
  if (!found) throw new DomainError('preconditionFailed')
  return result
}

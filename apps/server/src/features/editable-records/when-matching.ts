import type { EditableRecord } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RecordVersion } from '../../records/records.repository.ts'
import { lastDoer } from '../events/events.repository.ts'
import { findVersion } from './editable-records.repository.ts'

/** The versions that `If-Match` allows; `*` allows every one. */
export type Match = '*' | readonly string[]

type Edited = { kind: EditableRecord; id: string; match: Match }

/**
 * Runs `edit` in the transaction `db` only on a version that its caller has read. Nothing is locked that `edit` would not lock in its
 * own order: the version is looked at before, and once more from outside, where it is the one that `edit` built upon. Of a record
 * beyond the caller's reach nothing is told: `edit` refuses it as it refuses one that is absent.
 */
export async function whenMatching<Result>(
  { db, outsideDb }: Pick<Parts, 'db' | 'outsideDb'>,
  actor: Actor,
  { kind, id, match }: Edited,
  edit: () => Promise<Result>,
): Promise<Result> {
  const refuseChanged = async ({ id, version, changedAt }: RecordVersion): Promise<never> => {
    const doer = await lastDoer(outsideDb, id, changedAt)
    // Clients read no names of staff.
    const changedBy = actor.role === 'client' && doer?.role !== 'client' ? null : doer
    throw new DomainError('preconditionFailed', { version, changedAt: changedAt.toISOString(), changedBy })
  }
  const read = await findVersion(db, actor, kind, id)
  if (read && !isMatch(match, read)) return refuseChanged(read)
  const outcome = await outcomeOf(edit)
  const committed = read && match !== '*' ? await findVersion(outsideDb, actor, kind, id) : read
  if (committed && committed.version !== read?.version) return refuseChanged(committed)
  if ('refusal' in outcome) throw outcome.refusal
  // Who reaches it after all was not compared with what they read.
  if (!read) throw new DomainError('preconditionFailed')
  return outcome.result
}

const isMatch = (match: Match, { version }: RecordVersion): boolean => match === '*' || match.includes(String(version))

/** A refusal may be the consequence of a change that somebody else made meanwhile: the change is what is told. */
async function outcomeOf<Result>(edit: () => Promise<Result>): Promise<{ result: Result } | { refusal: DomainError }> {
  try {
    return { result: await edit() }
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error }
    throw error
  }
}

// Whom a change is told: administrators see every record, associates those of their clients and their own.
import type { Change } from '@app/contract/notifications.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { whoReaches } from '../../../records/reached-kinds.repository.ts'
import type { LatestChange } from '../../events/latest-changes.repository.ts'
import { changesIn } from './change-watch.ts'

/** What each of these people is told of it, in one statement for all of them. */
export async function changesOfEach(
  db: Db,
  people: readonly Actor[],
  latest: readonly LatestChange[],
): Promise<(person: Actor) => Change[]> {
  const toStaff = changesIn(latest)
  const userIds = [...new Set(people.flatMap(({ role, userId }) => (role === 'associate' ? [userId] : [])))]
  if (userIds.length === 0) return () => toStaff
  const reached = await whoReaches(db, { role: 'associate', userIds, records: latest })
  const within = Map.groupBy(reached, ({ userId }) => userId)
  const toAssociates = new Map(userIds.map((userId) => [userId, changesIn(ofTheirs(userId, latest, within.get(userId) ?? []))]))
  return ({ role, userId }) => (role === 'associate' ? (toAssociates.get(userId) ?? []) : toStaff)
}

/** Who of the house did it is not said to them: their own changes are, because their screen shows those already. */
function ofTheirs(
  userId: string,
  latest: readonly LatestChange[],
  reached: readonly { kind: string; recordId: string }[],
): LatestChange[] {
  const names = new Set(reached.map(({ kind, recordId }) => `${kind} ${recordId}`))
  return latest
    .filter(({ kind, recordId }) => names.has(`${kind} ${recordId}`))
    .map((change) => ({ ...change, actorId: change.actorId === userId ? userId : null }))
}

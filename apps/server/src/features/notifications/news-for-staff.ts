import { type Actor, dutiesOf, roleOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { Doer } from '../events/events.repository.ts'
import type { Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { isMatterOf, type StaffNotificationKind, TOLD_TO } from './kinds.ts'
import { type About, type News, newsFor } from './notify.ts'

type Concern = About & {
  kind: StaffNotificationKind
  /** Who works on the record; the administrators where nobody does. */
  associateId: string | null
  doer: Doer
}

/** What waits for staff, for each who has to act. What an administrator did is no news to their colleagues, nor to anybody what they did. */
export async function newsForStaff(db: Db, said: Said<unknown>, concern: Concern): Promise<News[]> {
  const readers = await staffFor(db, concern)
  return Promise.all(readers.map((reader) => newsFor(db, reader, { ...said, id: newId() }, concern)))
}

/** An account as whoever decides what is allowed sees it. */
export const actorOf = (account: users.Account): Actor => ({
  ...{ userId: account.id, role: roleOf(account), duties: dutiesOf(account) },
})

async function staffFor(db: Db, { kind, associateId, doer }: Concern) {
  if (TOLD_TO[kind] === 'associate' && associateId !== null) {
    const associate = await users.get(db, associateId)
    if (associate.status === 'active' && roleOf(associate) !== 'client') return associateId === doer.userId ? [] : [associate]
  }
  const isDoneByAdministrator = doer.userId !== null && doer.role === 'administrator'
  return isDoneByAdministrator ? [] : (await users.listActiveAdministrators(db)).filter((one) => isMatterOf(actorOf(one), kind))
}

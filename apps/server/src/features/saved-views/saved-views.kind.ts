import { and, eq, or, type SQL } from 'drizzle-orm'
import { type OwnerId, ownedBy } from '../../records/reach.ts'
import { editableKind } from '../../records/record-kind.ts'
import { savedViewsTable } from './saved-views.table.ts'

const own = ownedBy(savedViewsTable.userId)
const isShared = eq(savedViewsTable.isShared, true)
/** Who administers no more leaves what they shared to the team. */
const ownAlone = (userId: OwnerId): SQL | undefined => and(own(userId), eq(savedViewsTable.isShared, false))

/**
 * Each belongs to the person who saved it, and one that is shared to the administrators; which of those, `sharing.ts` says. Two who save one at
 * once are one after the other: the later one wins.
 */
export const savedViewKind = editableKind({
  name: 'savedView',
  table: savedViewsTable,
  reach: { administrator: (userId) => or(own(userId), isShared), associate: ownAlone, client: ownAlone },
  refusals: { absent: 'savedViewNotFound', changed: 'savedViewNotFound' },
})

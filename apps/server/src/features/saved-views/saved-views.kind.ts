import { ownedBy } from '../../records/reach.ts'
import { editableKind } from '../../records/record-kind.ts'
import { savedViewsTable } from './saved-views.table.ts'

const own = ownedBy(savedViewsTable.userId)

/** Each belongs to the person who saved it. Two who save one at once are one after the other: the later one wins. */
export const savedViewKind = editableKind({
  name: 'savedView',
  table: savedViewsTable,
  reach: { administrator: own, associate: own, client: own },
  refusals: { absent: 'savedViewNotFound', changed: 'savedViewNotFound' },
})

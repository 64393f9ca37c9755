import { ownedBy } from '../../records/reach.ts'
import { editableKind } from '../../records/record-kind.ts'
import { savedViewsTable } from './saved-views.table.ts'

const own = ownedBy(savedViewsTable.userId)

/** Each belongs to the person who saved it. The last one to save it wins: there is nothing to lose. */
export const savedViewKind = editableKind({
  name: 'savedView',
  table: savedViewsTable,
  reach: { administrator: own, associate: own, client: own },
  refusals: { absent: 'savedViewNotFound', changed: 'savedViewNotFound' },
})

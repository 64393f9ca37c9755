import { isNull } from 'drizzle-orm'
import { ownedBy } from '../../records/reach.ts'
import { editableKind } from '../../records/record-kind.ts'
import { authorizedNamesTable } from './authorized-names.table.ts'

const own = ownedBy(authorizedNamesTable.clientId)

/** Nobody but the client reaches those that they named. */
export const authorizedNameKind = editableKind({
  name: 'authorizedName',
  table: authorizedNamesTable,
  reach: { administrator: own, associate: own, client: own },
  refusals: { absent: 'authorizedNameNotFound', changed: 'authorizedNameChangedMeanwhile' },
  isThere: isNull(authorizedNamesTable.removedAt),
})

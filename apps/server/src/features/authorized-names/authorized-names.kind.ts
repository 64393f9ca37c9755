import { isNull } from 'drizzle-orm'
import { all, ownedBy, through } from '../../records/reach.ts'
import { editableKind } from '../../records/record-kind.ts'
import { CLIENTS_OF_ASSOCIATE } from '../people/clients-of-associate.repository.ts'
import { authorizedNamesTable } from './authorized-names.table.ts'

const { clientId } = authorizedNamesTable

/** Only the client changes those that they named; staff see to their consent. */
export const authorizedNameKind = editableKind({
  name: 'authorizedName',
  table: authorizedNamesTable,
  reach: { administrator: all, associate: through(clientId, CLIENTS_OF_ASSOCIATE, 'associate'), client: ownedBy(clientId) },
  refusals: { absent: 'authorizedNameNotFound', changed: 'authorizedNameChangedMeanwhile' },
  isThere: isNull(authorizedNamesTable.removedAt),
})

import { all, ownedBy, through } from '../../records/reach.ts'
import { editableKind } from '../../records/record-kind.ts'
import { CLIENTS_OF_ASSOCIATE } from '../people/clients-of-associate.repository.ts'
import { conversationsTable } from './conversations.table.ts'

/** It is its client's, and of whoever looks after them now. */
export const conversationKind = editableKind({
  name: 'conversation',
  table: conversationsTable,
  reach: {
    administrator: all,
    associate: through(conversationsTable.clientId, CLIENTS_OF_ASSOCIATE, 'associate'),
    client: ownedBy(conversationsTable.clientId),
  },
  refusals: { absent: 'clientNotFound', changed: 'conversationChangedMeanwhile' },
})

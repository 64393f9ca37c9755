import { all, ownedBy } from '../../records/reach.ts'
import { editableKind } from '../../records/record-kind.ts'
import { usersTable } from './users.table.ts'

const oneself = ownedBy(usersTable.id)

/** One's own account. Which clients an associate knows is another question (`getClient`). */
export const userKind = editableKind({
  name: 'user',
  table: usersTable,
  reach: { administrator: all, associate: oneself, client: oneself },
  refusals: { absent: 'userNotFound', changed: 'userChangedMeanwhile' },
})

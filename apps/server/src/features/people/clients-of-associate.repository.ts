import { ownedBy } from '../../records/reach.ts'
import { usersTable } from '../users/users.table.ts'

/** The clients whom an associate looks after: for what is reached through them. */
export const CLIENTS_OF_ASSOCIATE = { table: usersTable, reach: { associate: ownedBy(usersTable.associateId) } }

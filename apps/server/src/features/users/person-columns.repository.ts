import type { PgColumn } from 'drizzle-orm/pg-core'

/** The users table, or an alias of it. */
type People = Record<'id' | 'firstName' | 'lastName' | 'email' | 'username' | 'casilleroCode', PgColumn>

/** What `personView` needs of somebody whom another record names. */
export const personColumns = <Table extends People>(people: Table) => ({
  id: people.id as Table['id'],
  firstName: people.firstName as Table['firstName'],
  lastName: people.lastName as Table['lastName'],
  email: people.email as Table['email'],
  username: people.username as Table['username'],
  casilleroCode: people.casilleroCode as Table['casilleroCode'],
})

import { type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { objectAsJson } from '../../db/as-json.ts'
import { usersTable } from '../users/users.table.ts'
import type { personView } from './person.view.ts'

export type PersonReference = ReturnType<typeof personView>

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

const person = alias(usersTable, 'person')
const personName = sql`${person.firstName} || ' ' || ${person.lastName}`
const personCode = sql`coalesce(${person.casilleroCode}, ${person.username}, ${personName})`

type Named<Column extends PgColumn> = PersonReference | (Column['_']['notNull'] extends true ? never : null)

/** For the view of a record: whom its column names, as `personView` has them. */
export const personNamedBy = <Column extends PgColumn>(column: Column): SQL<Named<Column>> => sql`(
  select json_build_object('id', ${person.id}, 'code', ${personCode}, 'name', ${personName}) from ${usersTable} as "person" where ${person.id} = ${column}
)`

const writer = alias(usersTable, 'writer')

/** For the view of what was written down: who wrote it. */
export const writerNamedBy = (column: PgColumn) =>
  objectAsJson<{ name: string }>(
    { name: sql`${writer.firstName} || ' ' || ${writer.lastName}` },
    sql`from ${usersTable} as "writer" where ${writer.id} = ${column}`,
  )

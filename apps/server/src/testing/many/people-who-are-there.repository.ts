import type { Db } from '../../db/db.ts'
import { emptyRow } from '../../demo/large/rows.repository.ts'
import { usersTable } from '../../features/users/users.table.ts'

/** Whom rows of a large company name must be there. */
export async function addPeople(db: Db, ids: readonly string[]): Promise<void> {
  const person = { ...emptyRow(usersTable), firstName: 'Ana', lastName: 'Loor', createdAt: new Date(), updatedAt: new Date() }
  await db
    .insert(usersTable)
    .values([...new Set(ids)].map((id) => ({ ...person, id, email: `${id}@buzon.example` })))
    .onConflictDoNothing()
}

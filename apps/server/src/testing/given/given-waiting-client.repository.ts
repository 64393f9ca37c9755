import { eq } from 'drizzle-orm'
import { usersTable } from '../../features/users/users.table.ts'
import { currentServer, given } from '../world.ts'

/** A client who signed up while there was a mail server, and never followed the link. @returns the id */
export async function givenWaitingClient(): Promise<string> {
  const { id } = await given.client()
  const { db } = await currentServer()
  await db.update(usersTable).set({ emailStatus: 'waiting' }).where(eq(usersTable.id, id))
  return id
}

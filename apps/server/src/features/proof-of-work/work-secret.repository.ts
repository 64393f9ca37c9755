// The only file that touches the secret that tasks are signed with.
import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import { workSecretTable } from './work-secret.table.ts'

export async function readWorkSecret(db: Db): Promise<string> {
  const kept = await find(db)
  if (kept) return kept
  await db
    .insert(workSecretTable)
    .values({ isOnly: true, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const made = await find(db)
  if (!made) throw new Error('the secret of tasks was not kept')
  return made
}

async function find(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ secret: workSecretTable.secret }).from(workSecretTable)
  return row?.secret
}

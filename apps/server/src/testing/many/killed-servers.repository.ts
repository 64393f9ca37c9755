import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { outboxMessagesTable as messages } from '../../features/outbox/outbox.table.ts'
import { startProgram } from '../program.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const FEWEST_KILLS = 2

/** Starts the server and kills it, again and again, until nothing is left to do. Answers how often. */
export async function killServersWhile(databaseUrl: string, db: Db, isLeft: () => Promise<boolean>): Promise<number> {
  const environment = { DATABASE_URL: databaseUrl, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }
  const folder = await temporaryFolder()
  let killed = 0
  while (killed < FEWEST_KILLS || (await isLeft())) {
    const program = startProgram(environment, folder)
    await program.says(/answers at (\S+)/)
    await pause(randomInt(50, 900))
    program.process.kill('SIGKILL')
    await program.ended
    killed += 1
    // What it had begun is another's at once, and not after its lease.
    await db
      .update(messages)
      .set({ lockedUntil: new Date(0) })
      .where(sql`${messages.lockedUntil} is not null`)
  }
  return killed
}

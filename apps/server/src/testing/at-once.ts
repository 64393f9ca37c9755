// Two calls that come at the same moment: who comes first is luck, so each pair is tried several times, beginning with either.
import type { sql } from 'drizzle-orm'
import { currentServer } from './world.ts'

export const ROUNDS = Array.from({ length: 10 }, (_, round) => round)

type Attempt = () => Promise<unknown>
const DONE = 'done'

/** What became of each, in the order given: done, or the code of its refusal. @throws what is no refusal, as a deadlock is none. */
export async function atOnce(round: number, one: Attempt, other: Attempt): Promise<[string, string]> {
  if (round % 2 === 0) return Promise.all([outcomeOf(one), outcomeOf(other)])
  const [second, first] = await Promise.all([outcomeOf(other), outcomeOf(one)])
  return [first, second]
}

async function outcomeOf(attempt: Attempt): Promise<string> {
  try {
    await attempt()
    return DONE
  } catch (error) {
    const { status, code } = error as { status?: number; code?: string }
    if (status === undefined || code === undefined || status >= 500) throw error
    return code
  }
}

/** What the database says of it. */
export async function rowsOf(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  const { db } = await currentServer()
  return (await db.execute(query)).rows
}

import { openDatabase } from '../../apps/server/src/db/db.ts'
import { listOrders } from '../../apps/server/src/features/orders/list-orders.ts'
import * as sessions from '../../apps/server/src/features/sessions/sessions.repository.ts'

/** What is sent at once, then what is sent after that was answered. */
export type Statements = { text: string; values: unknown[] }[][]

/** Every statement that one call of the list makes, with its values, in the order and the company it is sent. */
export async function recordStatements(url: string, token: string): Promise<Statements> {
  const { db, pool, close } = openDatabase(url)
  const recorded: Statements = []
  const send = pool.query.bind(pool)
  let pending = 0
  const query = async (statement: { text: string }, values: unknown[]) => {
    if (pending === 0) recorded.push([])
    recorded.at(-1)?.push({ text: statement.text, values })
    pending += 1
    try {
      return await send(statement, values)
    } finally {
      pending -= 1
    }
  }
  Object.assign(pool, { query })
  try {
    const session = await sessions.find(db, token)
    if (!session) throw new Error('the session is not open')
    const { data } = await listOrders(db, session.actor, { page: 1, limit: 100, mode: 'desc' }, {})
    if (data.length !== 100) throw new Error(`the list has ${data.length} orders`)
    return recorded
  } finally {
    await close()
  }
}

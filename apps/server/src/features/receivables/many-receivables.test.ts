// Ten thousand clients who owe: how long the list takes, how much it sends, and that an index finds what is due.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenManyBills } from '../../testing/given/given-many-bills.repository.ts'
import { unpaidBundle } from '../../testing/given/given-packages.ts'
import { owedByTheBook } from '../../testing/given/owed-by-the-book.repository.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { currentServer, given, headersOf } from '../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const CLIENTS = 10_000
const MOST_IN_MILLISECONDS = 300

/** Two bills each, and three entries on each account, which leave one of ten in favour and one of a hundred in debt. */
beforeAll(async () => {
  const client = await given.client()
  const { id: billId } = await unpaidBundle(client)
  const wanted = Array.from({ length: CLIENTS * 2 }, (_, index) => ({ client: index >> 1, dueInCents: 1_000 + index }))
  await givenManyBills({ clientId: client.id, billId }, wanted)
  const { db } = await currentServer()
  await db.execute(sql`insert into ledger_entries (id, client_id, kind, amount_in_cents, created_at)
    select gen_random_uuid(), users.id, 'opening', (n - 2) * 50 + case when users.casillero_code like '%0_' and users.casillero_code like '%1' then 30 * n when users.casillero_code like '%5' then -20 else 0 end, now() - n * interval '1 day'
    from users, generate_series(1, 3) as n where users.email like 'many%'`)
  await db.execute(
    sql`update bills set created_at = created_at - (ascii(right(code, 1)) * 3) * interval '1 day' where code like 'VTA-9%'`,
  )
  await db.execute(sql`vacuum analyze ledger_entries`)
  await db.execute(sql`vacuum analyze bills`)
}, 300_000)

async function asked(query: string) {
  const { app } = await currentServer()
  const headers = await headersOf(await given.administrator())
  const url = `/api/receivable?${query}`
  const ask = async () => (await app.inject({ url, headers })).json()
  await ask()
  return { ask, statements: (await recorder.record(ask)).flat() }
}

describe.each(['', 'age=over60', 'orderBy=oldestOn&mode=asc&page=50', 'q=quishpeb'])(
  'ten thousand clients, asked by "%s"',
  (query) => {
    test('are answered at once, by a few statements', async () => {
      const { ask, statements } = await asked(query)
      const took: number[] = []
      for (let turn = 0; turn < 7; turn += 1) {
        const start = performance.now()
        await ask()
        took.push(performance.now() - start)
      }
      expect(Math.min(...took)).toBeLessThan(MOST_IN_MILLISECONDS)
      expect(statements.length).toBeLessThanOrEqual(3)
    }, 60_000)
  },
)

test('come to what the book says', async () => {
  const { db } = await currentServer()
  const { ask } = await asked('limit=1')
  const { totals } = (await ask()) as { totals: { clients: number; dueInCents: number; ages: Record<string, number> } }
  expect(totals.clients).toBeGreaterThanOrEqual(CLIENTS)
  expect(totals.dueInCents).toBe(await owedByTheBook(db))
  expect(Object.values(totals.ages).reduce((sum, inCents) => sum + inCents, 0)).toBe(totals.dueInCents)
}, 60_000)

test('are found by an index, where most bills are paid', async () => {
  const { db } = await currentServer()
  const { statements } = await asked('limit=1')
  const sums = statements.find(({ text }) => text.includes('as "sums"'))
  await db.execute(sql`update bills set status = 'charged' where code like 'VTA-9%' and right(code, 2) <> '00'`)
  await db.execute(sql`vacuum analyze bills`)
  const { client } = db._.session as unknown as {
    client: { query: (text: string, values: unknown[]) => Promise<{ rows: object[] }> }
  }
  const { rows } = await client.query(`explain ${sums?.text}`, [...(sums?.values ?? [])])
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  expect(plan).toMatch(/bills_(by_)?status_index/)
  expect(plan).toContain('ledger_entries_of_bill_index')
  expect(plan).toContain('ledger_entries_of_account_index')
}, 60_000)

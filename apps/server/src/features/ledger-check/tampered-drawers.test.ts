import { accounts, payments } from '@app/contract'
import { businessDay } from '@app/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { closeDrawer, type Held, openDrawer } from '../../testing/drawers/given-drawers.ts'
import { bankAccount } from '../../testing/given/given-statements.ts'
import { tampered } from '../../testing/tampered-books.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { checkBooks } from './check-books.ts'

let held: Held
const of = () => sql`session_id = ${held.sessionId}`

/** Closed with 80.00 of 80.10: 20.00 to the bank. */
beforeAll(async () => {
  const client = await given.client()
  held = await openDrawer()
  const holder = signedInAs(held.holder)
  const paid = { clientId: client.id, receivedOn: businessDay(new Date()), amountInCents: 4_010, method: 'cash' as const }
  await holder.call(payments.createPayment, { body: paid })
  const asked = { amountInCents: 1_000, destination: 'En efectivo' }
  const { id } = await signedInAs(client).call(accounts.requestRefund, { body: asked })
  await holder.call(accounts.answerRefund, { params: { id }, body: { action: 'pay', method: 'cash' } })
  const toBank = { amountInCents: 2_000, accountId: await bankAccount(), reference: 'DEP-1' }
  await closeDrawer(held, { countedInCents: 8_000, reason: 'Cambio', toBank })
})

test('books with a closing balance', async () => {
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})

const session = (change: string) => ({
  tables: ['drawer_sessions'],
  change: () => sql`update drawer_sessions set ${sql.raw(change)} where id = ${held.sessionId}`,
})
const lines = (kind: string, change: string) => ({
  tables: ['drawer_lines'],
  change: () => sql`update drawer_lines set ${sql.raw(change)} where ${of()} and kind = ${kind}`,
})

test.each([
  ['counts other notes', session(`notes = '[{"denominationInCents": 2000, "count": 3}]'`), ['counted']],
  ['counted more than its notes', session('counted_in_cents = 8001'), ['counted', 'difference', 'left', 'report', 'report']],
  ['expected less', session('expected_in_cents = 8000'), ['difference', 'expected', 'report']],
  ['hides its difference', session(`difference_in_cents = 0`), ['difference', 'differenceInLines']],
  ['keeps more than was left', session('left_in_cents = 7000'), ['left', 'leftInLines']],
  ['took less to the bank', session('to_bank_in_cents = 1000'), ['left', 'report', 'toBank']],
  ['books another difference', lines('difference', 'amount_in_cents = -20'), ['closed', 'differenceInLines', 'report']],
  ['has another payment', lines('payment', 'amount_in_cents = 4000'), ['closed', 'expected', 'payment']],
  ['has another refund', lines('refund', 'amount_in_cents = -900'), ['closed', 'expected', 'refund']],
  ['began with another float', lines('float', 'amount_in_cents = 5100'), ['closed', 'expected', 'float']],
])('a drawer that %s is named', async (_what, { tables, change }, amounts) => {
  const found = await tampered(tables, change())

  const named = found.map(({ amount }) => amount.replace(/ [\d-]{10}$/, ''))
  expect(new Set(named)).toEqual(new Set(amounts))
  const own = found.filter(({ record }) => record === 'drawerSession')
  expect(new Set(own.map(({ id }) => id))).toEqual(new Set([held.sessionId]))
})

test('no line comes after a closing', async () => {
  const added = sql`insert into drawer_lines (id, session_id, kind, amount_in_cents, created_at)
    values (gen_random_uuid(), ${held.sessionId}, 'in', 100, clock_timestamp() + interval '1 hour')`
  const found = await tampered('drawer_lines', added)
  expect(found.map(({ amount }) => amount)).toEqual(['closed', 'expected', 'linesAfterClosing'])
})

test('a closed drawer and its lines are never changed, whoever tries', async () => {
  const { db } = await currentServer()
  const refused = (change: ReturnType<typeof sql>) =>
    expect(db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } })
  await refused(sql`update drawer_sessions set reason = 'otra' where id = ${held.sessionId}`)
  await refused(sql`delete from drawer_sessions where id = ${held.sessionId}`)
  await refused(sql`update drawer_lines set reason = 'otra' where ${of()}`)
})

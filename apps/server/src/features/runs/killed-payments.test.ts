// A server that books lines of a bank is killed again and again: each of them is one payment, is taken back once, and none is forgotten.
import { runs } from '@app/contract'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { copyTemplate } from '../../testing/cluster.ts'
import { givenManyBills } from '../../testing/given/given-many-bills.repository.ts'
import { unpaidBundle } from '../../testing/given/given-packages.ts'
import { imported } from '../../testing/given/given-statements.ts'
import { killServersWhile } from '../../testing/many/killed-servers.repository.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { runsTable } from './runs.table.ts'

const LINES = 150

test('each ready line is booked once, and taken back once, whoever is killed', async () => {
  const databaseUrl = await copyTemplate(inject('testCluster'))
  const { db } = await currentServer({ databaseUrl }, { isNewHouse: false })
  const client = await given.client()
  const { id: billId } = await unpaidBundle(client)
  const wanted = Array.from({ length: LINES }, (_, number) => ({ client: number, dueInCents: 3_000 + number }))
  const { bills } = await givenManyBills({ clientId: client.id, billId }, wanted)
  await imported(
    bills.map(({ code, dueInCents }, place) => ({ reference: `K${place}`, text: `PAGO ${code}`, amountInCents: dueInCents })),
  )
  const administrator = signedInAs('administrator')
  const run = await administrator.call(runs.previewRun, { body: { act: 'bookStatementLines', filter: {} } })
  expect(run.counts).toMatchObject({ total: LINES, waiting: LINES })
  const isLeft = async () => (await db.$count(runsTable, sql`ended_at is null`)) > 0
  const paymentsOf = async (condition: string) =>
    (
      await db.execute(sql`select count(*)::int as payments, count(distinct client_id)::int as clients, sum(amount_in_cents)::int as sum
      from payments where ${sql.raw(condition)}`)
    ).rows[0]
  const lines = async () => (await db.execute(sql`select count(payment_id)::int as booked from statement_lines`)).rows[0]
  const sum = wanted.reduce((total, { dueInCents }) => total + dueInCents, 0)

  await administrator.call(runs.startRun, { params: { id: run.id } })
  await killServersWhile(databaseUrl, db, isLeft)
  expect(await paymentsOf('true')).toEqual({ payments: LINES, clients: LINES, sum })
  expect(await lines()).toEqual({ booked: LINES })

  await administrator.call(runs.undoRun, { params: { id: run.id } })
  await killServersWhile(databaseUrl, db, isLeft)
  expect(await paymentsOf('reverses_id is not null')).toEqual({ payments: LINES, clients: LINES, sum: -sum })
  expect(await lines()).toEqual({ booked: 0 })
  expect((await checkBooks(db)).filter(({ record }) => record === 'statementLine')).toEqual([])
}, 300_000)

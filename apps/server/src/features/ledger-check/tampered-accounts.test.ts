import { accounts, bills, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { boughtInMiami } from '../../testing/given/given-bought.ts'
import { handedOver, paidBundle, unpaidBundle } from '../../testing/given/given-packages.ts'
import { tampered } from '../../testing/tampered-books.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from './check-books.ts'

const administrator = signedInAs('administrator')
const DESTINATION = 'Banco Pichincha, ahorros 2201234567'
const PAID_ON = '2026-01-05'
let client: Person
let paid: Bill
let delivered: Bill
let voided: Bill
let waiting: Bill
let refundId = ''

/** A bill of each status (each 48.64), 50.00 held for a purchase, and 3.00 of credit, of which 1.00 was given back. */
beforeAll(async () => {
  client = await given.client()
  paid = await paidBundle(client)
  delivered = await handedOver(client, await paidBundle(client))
  voided = await unpaidBundle(client)
  await administrator.call(bills.voidBill, { params: { id: voided.id }, body: { reason: 'Otra persona retira.' } })
  await boughtInMiami(client, { paidUpFrontInCents: 5_000 })
  const payment = { clientId: client.id, receivedOn: PAID_ON, amountInCents: 300, method: 'cash' as const, applications: [] }
  await administrator.call(payments.createPayment, { body: payment })
  const asked = { amountInCents: 100, destination: DESTINATION }
  refundId = (await signedInAs(client).call(accounts.requestRefund, { body: asked })).id
  const answer = { action: 'pay', method: 'transfer', paidOn: PAID_ON } as const
  await administrator.call(accounts.answerRefund, { params: { id: refundId }, body: answer })
  waiting = await unpaidBundle(client)
})

type Place = { bill?: Bill; purchase?: true }
const ACCOUNT: Place = {}
const PURCHASE: Place = { purchase: true }

/** A move that the ledger has at both its ends, a moment after all others. */
function moved(from: Place, to: Place, amountInCents: number, seconds = 1): SQL {
  const purchase = sql`(select id from purchases where client_id = ${client.id})`
  const places = [from, to].flatMap((place) => [
    sql`${place.bill?.id ?? null}::uuid`,
    place.purchase ? purchase : sql`null::uuid`,
  ])
  return sql`
    with moved as (
      insert into moves (id, client_id, from_bill_id, from_purchase_id, to_bill_id, to_purchase_id, amount_in_cents)
      values (gen_random_uuid(), ${client.id}, ${sql.join(places, sql`, `)}, ${amountInCents}) returning *
    ), made as (
      select id, client_id, from_bill_id as bill_id, from_purchase_id as purchase_id, amount_in_cents as amount from moved
      union all select id, client_id, to_bill_id, to_purchase_id, 0 - amount_in_cents from moved
    )
    insert into ledger_entries (id, client_id, kind, move_id, bill_id, purchase_id, amount_in_cents, created_at)
    select gen_random_uuid(), client_id, 'move', id, bill_id, purchase_id, amount, clock_timestamp() + ${seconds} * interval '1 second' from made`
}

/** A refund from the main account, that the ledger has. */
const refunded = (amountInCents: number): SQL => sql`
  with refunded as (
    insert into refunds (id, code, status, client_id, amount_in_cents, destination, paid_on, method, account_id)
    select gen_random_uuid(), 'DEV-X', 'paid', client_id, ${amountInCents}, destination, paid_on, method, account_id
    from refunds where id = ${refundId} returning *
  )
  insert into ledger_entries (id, client_id, kind, refund_id, amount_in_cents, created_at)
  select gen_random_uuid(), client_id, 'refund', id, amount_in_cents, clock_timestamp() from refunded`

type Tampering = [what: string, tables: string[], change: () => SQL[], found: string[]]
const MOVES = ['moves', 'ledger_entries']
const one = (change: () => SQL) => () => [change()]

const TAMPERINGS: Tampering[] = [
  [
    'more applied to a bill than is due of it',
    MOVES,
    one(() => moved(PURCHASE, { bill: waiting }, 4_865)),
    ['bill waiting: due', 'move: due'],
  ],
  [
    'more applied to a bill than was due of it, and taken off since',
    MOVES,
    () => [moved(PURCHASE, { bill: waiting }, 4_865), moved({ bill: waiting }, PURCHASE, 4_865, 2)],
    ['move: due'],
  ],
  [
    'a bill that waits for money and was paid',
    ['bills'],
    one(() => sql`update bills set status = 'pendingPayment' where id = ${paid.id}`),
    ['bill paid: due'],
  ],
  [
    'a bill that was handed over and nobody paid',
    ['bills'],
    one(() => sql`update bills set status = 'delivered' where id = ${waiting.id}`),
    ['bill waiting: due'],
  ],
  ['money applied to a void bill', MOVES, one(() => moved(ACCOUNT, { bill: voided }, 1)), ['bill voided: due', 'move: due']],
  [
    'a void bill that charges all the same',
    ['bills'],
    one(() => sql`update bills set status = 'inactive', voided_at = now(), void_reason = 'x' where id = ${waiting.id}`),
    [
      ...['bill waiting: charges', 'bill waiting: due', 'bill waiting: dutyCharged', 'bill waiting: taxCharged'],
      ...['billing: tax', 'billing: total', 'client: balance'],
    ],
  ],
  [
    'more taken from a purchase than was held for it',
    MOVES,
    one(() => moved(PURCHASE, ACCOUNT, 5_001)),
    ['move: held', 'purchase: held'],
  ],
  [
    'more taken from a purchase than was held for it, and given back since',
    MOVES,
    () => [moved(PURCHASE, ACCOUNT, 5_001), moved(ACCOUNT, PURCHASE, 5_001, 2)],
    ['move: held'],
  ],
  [
    'money held for a purchase that was removed',
    ['purchases'],
    one(() => sql`update purchases set status = 'removed' where client_id = ${client.id}`),
    ['purchase: held'],
  ],
  ['a refund above the credit', ['refunds', 'ledger_entries'], one(() => refunded(201)), ['refund: credit']],
  [
    'a refund of another amount',
    ['refunds'],
    one(() => sql`update refunds set amount_in_cents = 101 where id = ${refundId}`),
    [`account: report ${PAID_ON}`, 'client: balance', 'refund: ledger'],
  ],
  [
    'a refund that the ledger lost',
    ['ledger_entries'],
    one(() => sql`delete from ledger_entries where refund_id = ${refundId}`),
    [`account: report ${PAID_ON}`, 'client: balance', 'refund: ledger'],
  ],
  [
    'a refund that is gone, and the ledger has it',
    ['refunds'],
    one(() => sql`delete from refunds where id = ${refundId}`),
    ['client: balance', 'refund: ledger'],
  ],
  [
    'two beginnings of one client',
    ['ledger_entries'],
    one(
      () => sql`insert into ledger_entries (id, client_id, kind, amount_in_cents)
        select gen_random_uuid(), ${client.id}, 'opening', amount from (values (100), (-100)) as openings (amount)`,
    ),
    ['client: opening'],
  ],
]

test.each(TAMPERINGS)('the books tell of %s', async (_what, tables, changes, found) => {
  const off = await tampered(tables, changes())

  const nameOf = (id: string) => Object.entries({ paid, delivered, voided, waiting }).find(([, bill]) => bill.id === id)?.[0]
  const names = off.map(({ record, id, amount }) => `${[record, nameOf(id)].filter(Boolean).join(' ')}: ${amount}`)
  expect([...new Set(names)].sort()).toEqual(found)
})

test('nothing of it is off as it is', async () => {
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})

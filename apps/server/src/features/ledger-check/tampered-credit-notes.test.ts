import { bills } from '@app/contract'
import type { Bill, CreditNote } from '@app/contract/bills.contract'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { tampered } from '../../testing/tampered-books.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { compensate } from '../compensations/compensate.ts'

const administrator = signedInAs('administrator')
let bill: Bill
let first: CreditNote
let second: CreditNote
let compensationId = ''
let somebodyElse = ''

/** A bill of two packages, of which one was credited and compensated, and an amount of the other. */
beforeAll(async () => {
  const client = await given.client()
  somebodyElse = (await given.client()).id
  bill = await paidBundle(client, [
    { weightInGrams: 1_800, valueInCents: 9_000 },
    { weightInGrams: 900, valueInCents: 4_500 },
  ])
  const [lost = '', kept = ''] = ordersOf(bill)
  const credit = (content: object) =>
    administrator.call(bills.issueCreditNote, { params: { id: bill.id }, body: { reason: 'Se perdió.', ...content } })
  first = await credit({ orderIds: [lost] })
  const { lines } = await administrator.call(bills.getBill, { params: { id: bill.id } })
  const lineId = lines.find(({ orderId, name }) => orderId === kept && name === 'freight')?.id ?? ''
  second = await credit({ lines: [{ lineId, amountInCents: 100 }] })
  const order = { id: lost, clientId: client.id, productValueInCents: 9_000 }
  const actor = { userId: (await given.administrator()).id, role: 'administrator' } as const
  const { db } = await currentServer()
  const made = await db.transaction((tx) => compensate(tx, actor, { order, shareInBasisPoints: 10_000, reason: 'Se perdió.' }))
  compensationId = made?.id ?? ''
})

type Tampering = [what: string, table: string, change: () => SQL, found: string[]]
const CHARGES = ['bill: charges', 'bill: due']

const TAMPERINGS: Tampering[] = [
  [
    'the total of a note',
    'credit_notes',
    () => sql`update credit_notes set total_in_cents = total_in_cents + 1 where id = ${first.id}`,
    ['client: balance', 'creditNote: ledger', 'creditNote: lines'],
  ],
  [
    'the IVA of a note, and its total',
    'credit_notes',
    () =>
      sql`update credit_notes set tax_in_cents = tax_in_cents + 1, total_in_cents = total_in_cents + 1 where id = ${second.id}`,
    ['bill: taxCharged', 'billing: tax', 'billing: total', 'client: balance', 'creditNote: ledger', 'creditNote: tax'],
  ],
  [
    'a line of a note',
    'credit_note_lines',
    () => sql`update credit_note_lines set amount_in_cents = amount_in_cents + 10 where credit_note_id = ${second.id}`,
    ['bill: charges', 'billing: total', 'creditNote: lines', 'creditNote: tax'],
  ],
  [
    'a line that gives back more than there was',
    'credit_note_lines',
    () =>
      sql`update credit_note_lines set amount_in_cents = amount_in_cents + 1
        where credit_note_id = ${first.id} and bill_line_id in (select id from bill_lines where name = 'duty')`,
    ['bill: credited', 'bill: dutyCharged', 'billing: total', 'creditNote: lines'],
  ],
  [
    'a note that was taken back, and its entries were not',
    'credit_notes',
    () => sql`update credit_notes set taken_back_at = now() where id = ${second.id}`,
    ['bill: charges', 'bill: taxCharged', 'billing: tax', 'billing: total', 'client: balance', 'creditNote: ledger'],
  ],
  [
    'an entry of a note that is gone',
    'ledger_entries',
    () => sql`delete from ledger_entries where credit_note_id = ${second.id} and kind = 'charge'`,
    [...CHARGES, 'billing: total', 'client: balance', 'creditNote: ledger'],
  ],
  [
    'an entry of a note that became another bill’s charge',
    'ledger_entries',
    () => sql`update ledger_entries set credit_note_id = null where credit_note_id = ${second.id} and kind = 'charge'`,
    ['creditNote: ledger'],
  ],
  [
    'what was paid for a package',
    'compensations',
    () => sql`update compensations set amount_in_cents = amount_in_cents + 1 where id = ${compensationId}`,
    ['client: balance', 'compensation: amount', 'compensation: ledger'],
  ],
  [
    'the declared value that it is a share of',
    'compensations',
    () => sql`update compensations set declared_value_in_cents = 9100 where id = ${compensationId}`,
    ['compensation: amount'],
  ],
  [
    'a compensation that became another client’s',
    'compensations',
    () => sql`update compensations set client_id = ${somebodyElse} where id = ${compensationId}`,
    ['client: balance', 'client: balance', 'compensation: ledger', 'compensation: ledger'],
  ],
  [
    'a compensation that is gone, and the ledger has it',
    'compensations',
    () => sql`delete from compensations where id = ${compensationId}`,
    ['client: balance', 'compensation: ledger'],
  ],
  [
    'an entry of a note that there is not',
    'ledger_entries',
    () => sql`update ledger_entries set credit_note_id = id where credit_note_id = ${second.id} and kind = 'charge'`,
    ['creditNote: ledger', 'creditNote: ledger'],
  ],
  [
    'a compensation that the ledger lost',
    'ledger_entries',
    () => sql`delete from ledger_entries where compensation_id = ${compensationId}`,
    ['client: balance', 'compensation: ledger'],
  ],
]

test.each(TAMPERINGS)('the books tell of %s', async (_what, table, change, found) => {
  const off = await tampered(table, change())

  expect(off.map(({ record, amount }) => `${record}: ${amount}`).sort()).toEqual(found)
})

test('the database refuses to change what was given back, and what was paid', async () => {
  const { db } = await currentServer()
  const refused = { cause: { message: expect.stringContaining('only ever added') } }
  await expect(db.execute(sql`update credit_note_lines set amount_in_cents = 1`)).rejects.toMatchObject(refused)
  await expect(db.execute(sql`delete from compensations`)).rejects.toMatchObject(refused)
})

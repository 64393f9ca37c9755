// When a factura comes into being, when there is none, and when it goes again: nothing is signed here, for there is no certificate.
import { bills, fiscalDocumentActions, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../db/id.ts'
import { invoicing, setFiscalMode } from '../../testing/given/given-fiscal.repository.ts'
import { givenManyBills } from '../../testing/given/given-many-facturas.repository.ts'
import { billed, paid, paidBundle, unpaidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { eventsTable } from '../events/events.table.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { outboxMessagesTable } from '../outbox/outbox.table.ts'
import { fiscalDocumentsTable as documents } from './fiscal-documents.table.ts'

const administrator = signedInAs('administrator')
const NOWHERE = { url: 'http://127.0.0.1:1/' }
beforeAll(() => currentServer(invoicing(NOWHERE)))

const mode = async (value: 'off' | 'test' | 'production') => setFiscalMode((await currentServer()).db, value)
beforeEach(() => mode('production'))

const documentsOf = async ({ id }: Pick<Bill, 'id'>) =>
  (await currentServer()).db.select().from(documents).where(eq(documents.billId, id)).orderBy(documents.createdAt)
const statusesOf = async (bill: Bill) => (await documentsOf(bill)).map(({ status }) => status)
const invoice = ({ id }: Pick<Bill, 'id'>) => administrator.call(fiscalDocumentActions.invoiceBill, { params: { id } })
const voidBill = ({ id }: Pick<Bill, 'id'>) =>
  administrator.call(bills.voidBill, { params: { id }, body: { reason: 'Se registró dos veces.' } })
const unpaid = async () => unpaidBundle(await given.client())

async function undoPaymentOf({ id }: Bill): Promise<void> {
  const { data } = await administrator.call(payments.listPayments, { query: { billId: id } })
  const params = { id: data.find(({ amountInCents }) => amountInCents > 0)?.id ?? '' }
  await administrator.call(payments.undoPayment, { params, body: { reason: 'El cheque rebotó.' } })
}

/** What books:check says of a bill and its documents. */
async function offInBooks(bill: Bill): Promise<string[]> {
  const ids = new Set([bill.id, ...(await documentsOf(bill)).map(({ id }) => id)])
  const off = await checkBooks((await currentServer()).db)
  return off.filter(({ id }) => ids.has(id)).map(({ record, amount }) => `${record}: ${amount}`)
}

/** As its queue leaves a document that is on its way, or that the SRI authorised. */
async function moveTo(bill: Bill, status: 'signed' | 'received' | 'returned' | 'authorised' | 'annulled'): Promise<void> {
  const { db } = await currentServer()
  const isOver = status === 'authorised' || status === 'annulled'
  await db
    .update(documents)
    .set({
      ...{ status, establishment: '001', emissionPoint: '002', sequential: nextNumber++, numericCode: '12345678' },
      ...{ accessKey: String(nextNumber).padStart(49, '0'), issuedOn: '2026-11-26', signedXml: '<factura/>' },
      ...(isOver && { authorisedAt: new Date(), authorisationXml: '<autorizacion/>' }),
      ...(status === 'annulled' && { annulledAt: new Date() }),
    })
    .where(eq(documents.billId, bill.id))
}
let nextNumber = 1

describe('a factura', () => {
  test('comes into being when its bill is charged, without a number, with what the bill charges', async () => {
    const bill = await paidBundle(await given.client())
    const [factura, ...others] = await documentsOf(bill)
    expect(others).toEqual([])
    expect(factura).toMatchObject({
      kind: 'factura',
      status: 'waiting',
      environment: 'production',
      clientId: bill.client.id,
      sequential: null,
      accessKey: null,
      signedXml: null,
      totalInCents: bill.totalInCents,
      ivaInCents: bill.taxInCents,
    })
    const { zeroBaseInCents, generalBaseInCents, notSubjectBaseInCents, exemptBaseInCents, thirdPartyInCents } =
      factura ?? expect.fail()
    const bases = zeroBaseInCents + generalBaseInCents + notSubjectBaseInCents + exemptBaseInCents
    expect(bases + thirdPartyInCents + bill.taxInCents).toBe(bill.totalInCents)
    // 2.50 kg at 9.00 and 2 % of 120.00, where freight is taxed as in these tests, and the duty of one declaration: domain, section 8.
    expect([generalBaseInCents, zeroBaseInCents, thirdPartyInCents]).toEqual([2_490, 0, 2_000])
  })

  test('waits with words while nothing can sign it, and the next try is written down', async () => {
    const bill = await paidBundle(await given.client())
    const { db } = await currentServer()
    await expect.poll(async () => (await documentsOf(bill))[0]?.trouble, { timeout: 20_000 }).toBe('certificateMissing')
    const [factura] = await documentsOf(bill)
    const waiting = and(eq(outboxMessagesTable.topic, `fiscal/${factura?.id}`), isNull(outboxMessagesTable.sentAt))
    await expect.poll(() => db.$count(outboxMessagesTable, waiting)).toBe(1)
    expect(await statusesOf(bill)).toEqual(['waiting'])
  })

  test('also when credit of the account pays, whoever asks for the bill', async () => {
    const client = await given.client()
    const body = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 50_000, method: 'cash' as const }
    await administrator.call(payments.createPayment, { body: { ...body, applications: [], repeated: true } })
    const bill = await billed(client, (await weighedBundle(client)).orderIds)
    expect([bill.status, await statusesOf(bill)]).toEqual(['charged', ['waiting']])
  })

  test('is on record as made by the house itself', async () => {
    const bill = await paidBundle(await given.client())
    const [factura] = await documentsOf(bill)
    const { db } = await currentServer()
    const [event] = await db
      .select()
      .from(eventsTable)
      .where(eq(eventsTable.aggregateId, factura?.id ?? newId()))
    expect(event).toMatchObject({ aggregate: 'fiscalDocument', action: 'create', to: 'waiting', actorId: null })
  })

  test.each(['off', 'test'] as const)('is none while the mode is %s: tests belong to no bill', async (value) => {
    await mode(value)
    const bill = await paidBundle(await given.client())
    expect(await documentsOf(bill)).toEqual([])
  })

  test('of a bill that waits for money is none', async () => {
    expect(await documentsOf(await unpaid())).toEqual([])
  })
})

describe('asking for a factura by hand', () => {
  test('of a bill that waits for money: the payment makes no second one', async () => {
    const bill = await unpaid()
    await invoice(bill)
    await paid(bill)
    expect(await statusesOf(bill)).toEqual(['waiting'])
  })

  test('of what was charged while it was off', async () => {
    await mode('off')
    const bill = await paidBundle(await given.client())
    await mode('production')
    await invoice(bill)
    expect(await statusesOf(bill)).toEqual(['waiting'])
  })

  test('is refused while there is one, and while it is off', async () => {
    const bill = await paidBundle(await given.client())
    await expect(invoice(bill)).rejects.toMatchObject({ status: 409, code: 'fiscalDocumentPending' })
    await moveTo(bill, 'authorised')
    await expect(invoice(bill)).rejects.toMatchObject({ status: 409, code: 'billInvoiced' })
    await mode('off')
    const off = { status: 409, code: 'fiscalActionNotAllowed', details: { because: ['fiscalOff'] } }
    await expect(invoice(await unpaid())).rejects.toMatchObject(off)
    await mode('test')
    await expect(invoice(await unpaid())).rejects.toMatchObject(off)
  })

  test('is refused of a bill that was voided, and of none', async () => {
    const bill = await unpaid()
    await voidBill(bill)
    await expect(invoice(bill)).rejects.toMatchObject({ code: 'fiscalActionNotAllowed', details: { because: ['inactive'] } })
    await expect(invoice({ id: newId() })).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
  })

  test('is refused of a bill that takes money for others alone', async () => {
    const others = { treatment: sql`case when original.name <> 'iva' then 'thirdParty' end`, is_taxable: sql`false` }
    const [id = ''] = await givenManyBills((await unpaid()).id, 1, others)
    const nothing = { status: 409, code: 'fiscalActionNotAllowed', details: { because: ['nothingOfOwn'] } }
    await expect(invoice({ id })).rejects.toMatchObject(nothing)
  })

  test('is possible again once the one before was annulled', async () => {
    const bill = await paidBundle(await given.client())
    await moveTo(bill, 'annulled')
    await invoice(bill)
    expect(await statusesOf(bill)).toEqual(['annulled', 'waiting'])
  })

  test('ten at once make one', async () => {
    const bill = await unpaid()
    const done = await Promise.allSettled(Array.from({ length: 10 }, () => invoice(bill)))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await statusesOf(bill)).toEqual(['waiting'])
  })
})

describe('undoing the payment', () => {
  test('drops a factura that waits; the next payment makes another', async () => {
    const bill = await paidBundle(await given.client())
    await undoPaymentOf(bill)
    expect(await statusesOf(bill)).toEqual(['dropped'])
    await paid(bill)
    expect(await statusesOf(bill)).toEqual(['dropped', 'waiting'])
    expect(await offInBooks(bill)).toEqual([])
  })

  test.each(['signed', 'received', 'returned', 'authorised'] as const)(
    'leaves one that is %s: it is owed again',
    async (status) => {
      const bill = await paidBundle(await given.client())
      await moveTo(bill, status)
      await undoPaymentOf(bill)
      expect(await statusesOf(bill)).toEqual([status])
      await paid(bill)
      expect(await statusesOf(bill)).toEqual([status])
    },
  )
})

describe('voiding the bill', () => {
  test('drops a factura that waits, with the reason', async () => {
    const bill = await unpaid()
    await invoice(bill)
    await voidBill(bill)
    expect(await documentsOf(bill)).toMatchObject([{ status: 'dropped', dropReason: 'Se registró dos veces.', sequential: null }])
  })

  test('drops one that was given back: its number stays on record as unused', async () => {
    const bill = await unpaid()
    await invoice(bill)
    await moveTo(bill, 'returned')
    await voidBill(bill)
    const [factura] = await documentsOf(bill)
    expect(factura).toMatchObject({ status: 'dropped', dropReason: 'Se registró dos veces.' })
    expect(factura?.sequential).toBeGreaterThan(0)
  })

  test.each([
    ['signed', 'fiscalDocumentPending'],
    ['received', 'fiscalDocumentPending'],
    ['authorised', 'billInvoiced'],
  ] as const)('is refused while it is %s', async (status, code) => {
    const bill = await unpaid()
    await invoice(bill)
    await moveTo(bill, status)
    await expect(voidBill(bill)).rejects.toMatchObject({ status: 409, code })
    expect(await statusesOf(bill)).toEqual([status])
    const { status: billStatus } = await administrator.call(bills.getBill, { params: { id: bill.id } })
    expect(billStatus).toBe('pendingPayment')
  })

  test('is possible once it was annulled', async () => {
    const bill = await unpaid()
    await invoice(bill)
    await moveTo(bill, 'annulled')
    await voidBill(bill)
    expect(await statusesOf(bill)).toEqual(['annulled'])
  })
})

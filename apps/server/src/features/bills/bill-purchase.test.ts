import { bills, payments, users } from '@app/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { boughtInMiami, boughtInQuito } from '../../testing/given/given-bought.ts'
import { billed, paid, weighedBundle } from '../../testing/given/given-packages.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const database = async () => (await currentServer()).db
const books = async () => checkBooks(await database())

/** What a client's book says, entry by entry, and what they owe. */
async function bookOf({ id }: Person) {
  const { rows } = await (await database()).execute<{ kind: string; amount: string }>(
    sql`select kind, amount_in_cents as amount from ledger_entries where client_id = ${id} order by id`,
  )
  const entries = rows.map(({ kind, amount }): [string, number] => [kind, Number(amount)])
  return { entries, balance: entries.reduce((total, [, amount]) => total + amount, 0) }
}

const linesOf = (lines: readonly { name: string; amountInCents: number }[]) =>
  lines.map(({ name, amountInCents }) => [name, amountInCents])

// 2.50 kg: freight 22.50; 2 % of 119.93: 2.40. Goods 119.93, US tax 7.80, store shipping 5.99, fee 10.70.
// IVA on 22.50 + 2.40 + 10.70 = 35.60: 5.34. Alone, a whole duty (domain, section 8).
const SHIPPING = [
  ['freight', 2_250],
  ['valuePercentage', 240],
]
const PURCHASE = [
  ['goods', 11_993],
  ['amazonTax', 780],
  ['storeShipping', 599],
  ['purchaseFee', 1_070],
]
const DUTY = ['duty', 2_000]
const IVA = ['iva', 534]

describe('an assisted purchase', () => {
  test('is in what its order shows, from the first weight on', async () => {
    const client = await given.client()

    const inMiami = await boughtInMiami(client, { paidUpFrontInCents: 10_000 })
    const inQuito = await boughtInQuito(client, { paidUpFrontInCents: 10_000 })

    const lines = [...SHIPPING, ...PURCHASE, IVA, DUTY]
    expect(linesOf(inMiami.price?.lines ?? [])).toEqual(lines)
    expect(inMiami).toMatchObject({ isPriceFinal: false, price: { totalInCents: 19_466 } })
    expect(linesOf(inQuito.price?.lines ?? [])).toEqual(lines)
    expect(inQuito).toMatchObject({ isPriceFinal: true, price: { totalInCents: 19_466 } })
  })

  test('is on its bill, which takes what was paid up front', async () => {
    const client = await given.client()
    const { id } = await boughtInQuito(client, { paidUpFrontInCents: 10_000 })

    const bill = await billed(client, [id])

    expect(linesOf(bill.orders[0]?.lines ?? [])).toEqual([...SHIPPING, ...PURCHASE, DUTY])
    expect(bill).toMatchObject({ subtotalInCents: 16_932, taxInCents: 534, dutyInCents: 2_000, totalInCents: 19_466 })
    expect(bill).toMatchObject({ applied: [{ from: 'purchase', payment: null, amountInCents: 10_000 }], dueInCents: 9_466 })
    expect(bill.orders[0]).toMatchObject({ serviceInCents: 16_932, dutyInCents: 2_000 })
  })

  test('is charged whole; what was paid up front stands in the book by itself', async () => {
    const client = await given.client()
    const { id } = await boughtInQuito(client, { paidUpFrontInCents: 10_000 })
    const paidUpFront = [
      ['payment', -10_000],
      ['move', 10_000],
      ['move', -10_000],
    ]
    expect(await bookOf(client)).toEqual({ entries: paidUpFront, balance: -10_000 })
    expect(await books()).toEqual([])

    const bill = await billed(client, [id])
    expect(await bookOf(client)).toMatchObject({
      entries: [...paidUpFront, ['charge', 16_932], ['duty', 2_000], ['tax', 534], ['move', 10_000], ['move', -10_000]],
      balance: 9_466,
    })
    expect(await books()).toEqual([])

    await paid(bill)
    expect(await bookOf(client)).toMatchObject({ balance: 0 })
    expect(await books()).toEqual([])
  })

  test('whose bill is voided leaves what was paid up front in favour, which the next bill takes', async () => {
    const client = await given.client()
    const { id } = await boughtInQuito(client, { paidUpFrontInCents: 10_000 })
    const bill = await billed(client, [id])

    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Otra persona retira.' } })
    expect((await bookOf(client)).balance).toBe(-10_000)
    expect(await books()).toEqual([])

    expect(await billed(client, [id])).toMatchObject({
      totalInCents: 19_466,
      applied: [{ from: 'balance', amountInCents: 10_000 }],
      dueInCents: 9_466,
    })
    expect(await books()).toEqual([])
  })

  test('is told on paper, line by line', async () => {
    const client = await given.client()
    const { id } = await boughtInQuito(client, { paidUpFrontInCents: 10_000 })
    await billed(client, [id])

    const { content } = await signedInAs(client).call(bills.getBillPdf, { params: { id }, headers: { 'accept-language': 'es' } })

    const [page = ''] = await readPdf(content)
    expect(page).toContain('Productos de terceros $119,93')
    expect(page).toContain('Impuesto de EE. UU. 6,5 % de $119,93 de terceros $7,80')
    expect(page).toContain('Envío de la tienda de terceros $5,99')
    expect(page).toContain('Comisión de compra 8 % de $133,72 15 % $10,70')
    expect(page).toContain('Subtotal $169,32')
    expect(page).toMatch(/Arancel 4x4 \$20,00\s+Total \$194,66\s+Pagado por adelantado −\$100,00\s+Por pagar \$94,66/)
  })

  test('is on one bill with what the client bought', async () => {
    const client = await given.client()
    const { id } = await boughtInQuito(client)
    const { orderIds } = await weighedBundle(client)

    const bill = await billed(client, [id, ...orderIds])

    // 169.32 + 24.90; IVA on 35.60 + 24.90 = 60.50: 9.08 (9.075).
    expect(bill).toMatchObject({ subtotalInCents: 19_422, taxInCents: 908, dutyInCents: 4_000, applied: [] })
    expect(bill.totalInCents).toBe(24_330)
    expect(await books()).toEqual([])
  })

  test('is charged once, with the package that keeps its order, where that was split', async () => {
    const client = await given.client()
    const { id } = await boughtInQuito(client)
    const { orderIds } = await weighedBundle(client)
    const db = await database()
    await db.execute(sql`update orders set purchase_id = (select purchase_id from orders where id = ${id}), split_from_id = ${id}
      where id = ${orderIds[0]}`)

    const bill = await billed(client, [id, ...orderIds])

    expect(bill.orders.map(({ serviceInCents }) => serviceInCents)).toEqual([16_932, 2_490])
  })
})

describe('a dropshipping quote', () => {
  test('is in the price of its order and on its bill; nothing of it was paid', async () => {
    const client = await given.client()
    const [id = ''] = (await weighedBundle(client)).orderIds
    await quoted(client, id, [
      { name: 'goods', amountInCents: 8_000, treatment: 'thirdParty' },
      { name: 'purchaseFee', amountInCents: 640, treatment: 'general' },
    ])

    const bill = await billed(client, [id])

    // 24.90 + 86.40; IVA on 24.90 + 6.40 = 31.30: 4.70 (4.695).
    expect(bill).toMatchObject({ subtotalInCents: 11_130, taxInCents: 470, dutyInCents: 2_000, totalInCents: 13_600 })
    expect(linesOf(bill.orders[0]?.lines ?? [])).toEqual([...SHIPPING, ['goods', 8_000], ['purchaseFee', 640], DUTY])
    expect(bill.applied).toEqual([])
    expect(await books()).toEqual([])
  })

  async function quoted(client: Person, orderId: string, lines: object[]): Promise<void> {
    const db = await database()
    await db.execute(sql`insert into dropshipping_requests (id, code, status, client_id, link, quantity, quote_lines)
      values (${orderId}, ${orderId}, 'purchased', ${client.id}, 'https://example.com', 1, ${JSON.stringify(lines)})`)
    await db.execute(sql`update orders set dropshipping_request_id = ${orderId} where id = ${orderId}`)
  }
})

describe('more paid up front than everything costs', () => {
  test('pays the bill at once, and the rest is in the client’s favour', async () => {
    const client = await given.client()
    const { id } = await boughtInQuito(client, { paidUpFrontInCents: 14_442 })
    const db = await database()
    // A correction by hand: no call takes more than the price.
    await db.execute(sql`update purchases set total_in_cents = 20000 where client_id = ${client.id}`)
    const [purchaseId = ''] = (
      await db.execute<{ id: string }>(sql`select id from purchases where client_id = ${client.id}`)
    ).rows.map((row) => row.id)
    const more = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 5_558, method: 'cash' } as const
    await administrator.call(payments.createPayment, { body: { ...more, applications: [{ purchaseId, amountInCents: 5_558 }] } })
    await db.execute(sql`update purchases set total_in_cents = 14442 where client_id = ${client.id}`)

    const bill = await billed(client, [id])

    // 169.32 + 5.34 + 20.00; 200.00 paid up front.
    expect(bill).toMatchObject({ status: 'charged', totalInCents: 19_466, dueInCents: 0 })
    expect(bill.applied).toMatchObject([{ from: 'purchase', amountInCents: 19_466 }])
    const balance = await signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
    expect(balance).toMatchObject({ creditInCents: 534, heldInCents: 0, toPayInCents: 0, balanceInCents: -534 })
    expect(await books()).toEqual([])
  })
})

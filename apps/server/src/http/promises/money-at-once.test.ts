// Different calls about the same money at the same moment: either order of the two is allowed, nothing between.
import { bills, deliveries, earnings, orderActions, payments, prices } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { checkBooks } from '../../features/ledger-check/check-books.ts'
import { atOnce, ROUNDS, rowsOf } from '../../testing/at-once.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { billed, paid, weighedBundle } from '../../testing/given/given-packages.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const SMALL = { weightInGrams: 150, valueInCents: 100 }

/** Packages in the Quito warehouse that share one declaration: as many for each round. */
async function shared(client: Person, forEach = 1): Promise<string[][]> {
  const { orderIds } = await weighedBundle(client, Array<typeof SMALL>(ROUNDS.length * forEach).fill(SMALL))
  return ROUNDS.map((round) => orderIds.slice(round * forEach, (round + 1) * forEach))
}

async function paymentOf({ id: billId }: Bill): Promise<string> {
  const { data } = await administrator.call(payments.listPayments, { query: { billId } })
  return data[0]?.id ?? ''
}
const undo = (id: string) =>
  administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'Era de otra persona.' } })
const pay = (orderIds: string[]) =>
  administrator.call(payments.confirmClientPayment, { body: { orderIds, method: 'cash', reference: '' } })
const deliver = (orderIds: string[], { identification }: Person) =>
  administrator.call(deliveries.deliverOrders, { body: { orderIds, identification } })
const settle = (orderIds: string[]) => administrator.call(earnings.settleEarnings, { body: { orderIds, reference: '' } })
const voidBill = ({ id }: Bill) => administrator.call(bills.voidBill, { params: { id }, body: { reason: 'Se pidió dos veces.' } })
const weigh = (orderId: string, weightInGrams: number) =>
  administrator.call(prices.confirmBundleWeights, { body: { weights: [{ orderId, weightInGrams }] } })

const billStatus = ({ id }: Bill) => rowsOf(sql`select status from bills where id = ${id}::uuid`)

/** What is billed is as far as its bill, on one bill; what is weighed bears the whole duty of its declaration. */
afterAll(async () => {
  expect(await checkBooks((await currentServer()).db)).toEqual([])
  const astray = await rowsOf(sql`
    select o.code, o.status, b.status as bill from orders o left join bills b on b.id = o.bill_id
    where (o.status in ('pendingOfPay', 'paid', 'receivedAndDelivered')) <> (b.id is not null)
      or (b.status = 'pendingPayment') <> (o.status = 'pendingOfPay')
      or b.status = 'inactive'
      or (select count(*) from bill_orders x where x.order_id = o.id and x.voided_at is null) <> (case when b.id is null then 0 else 1 end)`)
  expect(astray).toEqual([])
  const unshared = await rowsOf(sql`
    select b.code from bundles b join orders o on o.bundle_id = b.id
    join order_prices p on p.order_id = o.id and p.superseded_at is null
    where b.weighed_at is not null group by b.id having sum(p.duty_share_in_cents) <> 2000`)
  expect(unshared).toEqual([])
})

test('a payment is taken back or its package handed over', async () => {
  const client = await given.client()
  for (const [round, orderIds] of (await shared(client)).entries()) {
    const bill = await paid(await billed(client, orderIds))
    const payment = await paymentOf(bill)
    const outcomes = await atOnce(
      round,
      () => undo(payment),
      () => deliver(orderIds, client),
    )
    // What was handed over stays so: a payment that is taken back afterwards leaves a debt.
    expect([
      ['done', 'orderActionNotAllowed'],
      ['orderChangedMeanwhile', 'done'],
      ['done', 'done'],
    ]).toContainEqual(outcomes)
    expect(await billStatus(bill)).toEqual([{ status: outcomes[1] === 'done' ? 'delivered' : 'pendingPayment' }])
  }
})

test('a payment is taken back or what it earned is settled', async () => {
  const client = await given.client({ associate: await given.associate() })
  for (const [round, orderIds] of (await shared(client)).entries()) {
    const bill = await paid(await billed(client, orderIds))
    const payment = await paymentOf(bill)
    const outcomes = await atOnce(
      round,
      () => undo(payment),
      () => settle(orderIds),
    )
    expect([
      ['done', 'orderActionNotAllowed'],
      ['done', 'done'],
    ]).toContainEqual(outcomes)
    expect(await billStatus(bill)).toEqual([{ status: 'pendingPayment' }])
  }
})

test('a bill is void or paid', async () => {
  const client = await given.client()
  for (const [round, orderIds] of (await shared(client)).entries()) {
    const bill = await billed(client, orderIds)
    const outcomes = await atOnce(
      round,
      () => voidBill(bill),
      () => pay(orderIds),
    )
    expect([
      ['done', 'orderActionNotAllowed'],
      ['billActionNotAllowed', 'done'],
    ]).toContainEqual(outcomes)
    expect(await billStatus(bill)).toEqual([{ status: outcomes[0] === 'done' ? 'inactive' : 'charged' }])
  }
})

test('a package whose bill is void is billed again, never on two at once', async () => {
  const client = await given.client()
  for (const [round, orderIds] of (await shared(client)).entries()) {
    const bill = await billed(client, orderIds)
    const [voided, again] = await atOnce(
      round,
      () => voidBill(bill),
      () => billed(client, orderIds),
    )
    expect(voided).toBe('done')
    expect(['done', 'orderActionNotAllowed']).toContain(again)
    const status = again === 'done' ? 'pendingOfPay' : 'inWarehouseUIO'
    expect(await reload({ id: orderIds[0] ?? '' })).toMatchObject({ status })
  }
})

test('an extra charge is on the bill, or refused', async () => {
  const client = await given.client()
  const charges = [{ name: 'Embalaje', amountInCents: 700, treatment: 'zero' as const, note: '' }]
  for (const [round, orderIds] of (await shared(client)).entries()) {
    const [id = ''] = orderIds
    const outcomes = await atOnce(
      round,
      () => administrator.call(orderActions.setExtraCharges, { params: { id }, body: { charges } }),
      () => billed(client, orderIds),
    )
    expect([
      ['done', 'done'],
      ['orderActionNotAllowed', 'done'],
    ]).toContainEqual(outcomes)
    const lines = await rowsOf(sql`
      select amount_in_cents as amount from bill_lines where order_id = ${id}::uuid and name = 'extraCharge'`)
    expect(lines).toEqual(outcomes[0] === 'done' ? [{ amount: 700 }] : [])
  }
})

test('a package that is weighed again is billed with its last weight, or as it was', async () => {
  const client = await given.client()
  for (const [round, [again = '', other = '']] of (await shared(client, 2)).entries()) {
    const outcomes = await atOnce(
      round,
      () => weigh(again, 250),
      () => billed(client, round % 3 === 0 ? [other] : [again, other]),
    )
    expect([
      ['done', 'done'],
      ['orderActionNotAllowed', 'done'],
    ]).toContainEqual(outcomes)
    const frozen = await rowsOf(sql`
      select weight_in_grams as weight from order_prices where order_id = ${again}::uuid and superseded_at is null`)
    expect(frozen).toEqual([{ weight: outcomes[0] === 'done' ? 250 : 150 }])
  }
})

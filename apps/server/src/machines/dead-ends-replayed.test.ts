// The walls that the model names, before which nobody stands in the running product: each is come to by calls, and left by the one that
// the mechanism is (both ways, section 9). At the end the account is even, the chip is true and the books balance.
import { accounts, bills, earnings, incidents, orderActions, payments, prices } from '@app/contract'
import { expect, test } from 'vitest'
import { checkBooks } from '../features/ledger-check/check-books.ts'
import { givenCategoryC } from '../testing/given/given-category-c.ts'
import { end, reopen, weigh } from '../testing/given/given-ended.ts'
import { reload } from '../testing/given/given-orders.ts'
import { billed, handedOver, ordersOf, paid, paidBundle, unpaidBundle, weighedBundle } from '../testing/given/given-packages.ts'
import { ask, detail, ownClient, proposeDearer, remove } from '../testing/given/given-purchases.ts'
import { askFor, wanted } from '../testing/package-requests.ts'
import { currentServer, type Person, signedInAs } from '../testing/world.ts'

const administrator = signedInAs('administrator')
const accountOf = async ({ id: clientId }: Person) => {
  const { toPayInCents, creditInCents, heldInCents } = await administrator.call(accounts.getAccount, { query: { clientId } })
  return { toPayInCents, creditInCents, heldInCents }
}
const EVEN = { toPayInCents: 0, creditInCents: 0, heldInCents: 0 }
const settles = async (client: Person) => {
  expect(await accountOf(client)).toEqual(EVEN)
  expect(await checkBooks((await currentServer()).db)).toEqual([])
}

const pay = (
  { id: clientId }: Person,
  amountInCents: number,
  applications: { purchaseId: string; amountInCents: number }[] = [],
) =>
  administrator.call(payments.createPayment, {
    body: { clientId, receivedOn: '2026-01-05', amountInCents, method: 'cash', applications },
  })
const refund = async ({ id: clientId }: Person, amountInCents: number) => {
  const asked = { clientId, amountInCents, destination: 'Banco Pichincha 2201234567' }
  const { id } = await administrator.call(accounts.requestRefund, { body: asked })
  await administrator.call(accounts.answerRefund, { params: { id }, body: { action: 'pay', method: 'cash' } })
}
const lose = async (id: string) => {
  const opened = { kind: 'lost', description: 'No está en la percha.' } as const
  const { id: incidentId } = await administrator.call(incidents.openIncident, { params: { id }, body: opened })
  const body = { incidentId, outcome: 'lost', resolution: 'No aparece.' } as const
  await administrator.call(incidents.resolveIncident, { params: { id }, body })
}
const settle = (body: object) => administrator.call(earnings.settleEarnings, { body: body as { orderIds: string[] } })

test('refund: a purchase paid up front that staff refuse goes back to its client', async () => {
  const { client } = await ownClient()
  const purchase = await ask(client)
  await pay(client, 8_476, [{ purchaseId: purchase.id, amountInCents: 8_476 }])
  expect(await accountOf(client)).toEqual({ ...EVEN, heldInCents: 8_476 })

  await remove('administrator', purchase, 'La tienda la canceló.')
  expect(await accountOf(client)).toEqual({ ...EVEN, creditInCents: 8_476 })
  await refund(client, 8_476)

  await settles(client)
})

test('staff refusal: a proposal that its client never answers is refused by staff', async () => {
  const { client } = await ownClient()
  const purchase = await proposeDearer('administrator', await ask(client))

  await remove('administrator', purchase, 'No contesta desde hace tres meses.')

  expect(await detail(purchase)).toMatchObject({ status: 'removed', allowedActions: [] })
  await settles(client)
})

test('write-off: a debt that nobody will pay is given up', async () => {
  const { client } = await ownClient()
  const { id } = await pay(client, 430)
  await refund(client, 430)
  await administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'El banco la devolvió.' } })
  expect(await accountOf(client)).toEqual({ ...EVEN, toPayInCents: 430 })

  const body = { clientId: client.id, reason: 'No contesta desde hace tres meses.' }
  await administrator.call(accounts.writeOffDebt, { body })

  await settles(client)
})

test('move: money that came without saying for what pays the bill', async () => {
  const { client } = await ownClient()
  const { id: billId, orders, totalInCents } = await unpaidBundle(client)
  await pay(client, totalInCents)
  expect(await accountOf(client)).toMatchObject({ toPayInCents: totalInCents, creditInCents: totalInCents })

  const body = { billId, amountInCents: totalInCents }
  await signedInAs(client).call(accounts.moveCredit, { body })

  expect(await reload({ id: orders[0]?.id ?? '' })).toMatchObject({ status: 'paid' })
  await settles(client)
})

test('closed once paid, credited and compensated: lost after its associate was paid, which the next settlement takes off', async () => {
  const { associate, client } = await ownClient()
  const bill = await paidBundle(client)
  const [lost = ''] = ordersOf(bill)
  await settle({ orderIds: [lost] })

  await lose(lost)

  expect(await reload({ id: lost })).toMatchObject({ status: 'removed', outcome: 'lost', responsible: 'house' })
  expect(await administrator.call(bills.getBill, { params: { id: bill.id } })).toMatchObject({
    status: 'inactive',
    dueInCents: 0,
  })
  const { creditInCents } = await accountOf(client)
  // What it cost, and the 120.00 that it was declared at.
  expect(creditInCents).toBe(bill.totalInCents + 12_000)
  await refund(client, creditInCents)
  const [next = ''] = ordersOf(await paid(await unpaidBundle(client)))
  const [settlement] = (await settle({ orderIds: [next] })).settlements

  // The same package earns the same again: what was paid for the lost one is taken off it whole.
  expect(settlement).toMatchObject({ associate: { id: associate.id }, totalInCents: 0 })
  await settles(client)
})

const HEAVY = [
  { description: 'Cafetera', quantity: 1, unitPriceInCents: 12_000 },
  { description: 'Teclado', quantity: 2, unitPriceInCents: 4_000 },
]
async function tooHeavy(client: Person, items: typeof HEAVY): Promise<string> {
  const [order] = (await askFor(client, [wanted({ items })])).orders
  const id = order?.id ?? ''
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: id, weightInGrams: 5_200 }] } })
  expect(await reload({ id })).toMatchObject({ status: 'incomplete', missing: ['categoryLimit'] })
  return id
}

test('split: what is too heavy for one declaration goes on in two boxes', async () => {
  const { client } = await ownClient()
  const id = await tooHeavy(client, HEAVY)
  const parts = [
    { items: HEAVY.slice(0, 1), productValueInCents: 12_000, weightInGrams: 3_600 },
    { items: HEAVY.slice(1), productValueInCents: 8_000, weightInGrams: 1_600 },
  ]
  const { orders } = await administrator.call(orderActions.splitOrder, { params: { id }, body: { parts } })
  expect(orders.map(({ status }) => status)).toEqual(['inWarehouseMIA', 'inWarehouseMIA'])
})

test('category: one thing that is too heavy goes on in category C', async () => {
  const { client } = await ownClient()
  const tariffId = await givenCategoryC()
  const id = await tooHeavy(client, HEAVY.slice(0, 1))
  const { ways } = await signedInAs(client).call(prices.getOrderWays, { params: { id }, query: { tariffId } })
  expect(ways.map(({ way }) => way)).not.toContain('split')

  const body = { category: 'C' as const, tariffId, note: 'Lo aceptó por teléfono.' }
  expect(await administrator.call(orderActions.setCategory, { params: { id }, body })).toMatchObject({
    status: 'inWarehouseMIA',
    category: 'C',
  })
})

test('abandon: what its client gave up in Quito ends, and owes nobody anything', async () => {
  const { client } = await ownClient()
  const { orderIds } = await weighedBundle(client)
  const [id = ''] = orderIds

  await end(id, 'abandoned')

  expect(await reload({ id })).toMatchObject({ status: 'removed', outcome: 'abandoned', responsible: 'client' })
  expect((await reload({ id })).incidents.every(({ status }) => status === 'resolved')).toBe(true)
  await settles(client)
})

test('reopen: what was lost is found, goes on and is handed over', async () => {
  const { client } = await ownClient()
  const bill = await paidBundle(client)
  const [id = ''] = ordersOf(bill)
  await lose(id)
  // What it cost, and the 120.00 that it was declared at; the latter is taken back.
  expect(await accountOf(client)).toEqual({ ...EVEN, creditInCents: bill.totalInCents + 12_000 })

  await reopen(id)
  expect(await accountOf(client)).toEqual({ ...EVEN, creditInCents: bill.totalInCents })
  await weigh(id, 2_500)
  await handedOver(client, await billed(client, [id]))

  expect(await reload({ id })).toMatchObject({ status: 'receivedAndDelivered', outcome: null })
  await settles(client)
})

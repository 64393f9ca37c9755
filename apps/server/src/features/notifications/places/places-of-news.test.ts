// A notification opens the list that holds its record, by what that screen asks for (written by hand after the screens' pages).
import {
  accounts,
  bills,
  dropshipping,
  type Endpoint,
  incidents,
  orderMatching,
  orders,
  payments,
  purchases,
} from '@app/contract'
import type { NotificationKind } from '@app/contract/notifications.contract'
import { expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { handedOver, ordersOf, paidBundle, unpaidBundle, weighedBundle } from '../../../testing/given/given-packages.ts'
import { approve, ask, remove } from '../../../testing/given/given-purchases.ts'
import { askedBy } from '../../../testing/given/given-records.ts'
import { told } from '../../../testing/notifications.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const REASON = 'Se confirmó.'

/** What a screen, or a tab of it, lists. */
const HELD: Record<string, [list: Endpoint, query: object]> = {
  'client /': [orders.listClientOrders, { status: ['inReview', 'incomplete', 'incompleteState'] }],
  'client /tuspedidos': [orders.listClientOrders, { status: ['reviewed', 'inWarehouseMIA', 'sended', 'arrived'] }],
  'client /tuspedidos?view=closed': [orders.listClientOrders, { status: ['removed'] }],
  'client /tuspagos': [orders.listClientOrders, { status: ['inWarehouseUIO'] }],
  'client /tuspagos?view=pending': [bills.listBills, { status: ['pendingPayment'] }],
  'client /tuspagos?view=paid': [bills.listBills, { status: ['charged', 'delivered'] }],
  'client /tuscompraasistidas': [purchases.listAssistedPurchases, { status: ['inReview', 'pendingChanges', 'accepted'] }],
  'client /tuscompraasistidas?view=approved': [purchases.listAssistedPurchases, { status: ['reviewed'] }],
  'client /tuscompraasistidas?view=removed': [purchases.listAssistedPurchases, { status: ['removed'] }],
  'client /cotizar': [dropshipping.listDropshipping, {}],
  'associate /estadodepedidos': [orders.listAssociateOrders, { status: ['inReview', 'reviewed'] }],
  'associate /estadodepedidos?view=incomplete': [orders.listAssociateOrders, { status: ['incomplete', 'incompleteState'] }],
  'associate /carrito': [purchases.listPurchases, { status: ['inReview', 'pendingChanges', 'accepted'] }],
  'associate /dropshipping': [dropshipping.listDropshipping, { status: ['quoting'] }],
  'associate /dropshipping?view=accepted': [dropshipping.listDropshipping, { status: ['accepted'] }],
  'administrator /finances/facturas-venta': [bills.listBills, { status: ['pendingPayment'] }],
  'administrator /finances/facturas-venta?view=charged': [bills.listBills, { status: ['charged'] }],
  'administrator /administration/aprobaciones': [accounts.listApprovals, { status: ['asked'] }],
  'administrator /administration/aprobaciones?view=refused': [accounts.listApprovals, { status: ['refused'] }],
}

/** Of what this person was told last of this kind: the tab that it opens, once that is seen to hold it. */
async function opened(reader: Person, kind: NotificationKind): Promise<string> {
  const [[, , location] = []] = await told(reader, kind)
  const [path = '', search] = (location ?? '').split('?')
  const query = new URLSearchParams(search)
  const id = query.get('open')
  query.delete('open')
  const tab = `${reader.role} ${path}${query.size > 0 ? `?${query}` : ''}`
  const [list, asked] = HELD[tab] ?? []
  if (!list || !id) throw new Error(`${kind} opens ${location}, which lists no records`)
  const { data } = (await (await signedInAs(reader).send(list, { query: { ...asked, limit: 100 } } as never)).json()) as {
    data: { id: string }[]
  }
  expect([tab, data.map((one) => one.id)]).toEqual([tab, expect.arrayContaining([id])])
  return tab
}
const incident = async (orderId: string, end: object) => {
  const params = { id: orderId }
  const opening = { kind: 'damaged', description: 'Llegó mojado.' } as const
  const { id: incidentId } = await administrator.call(incidents.openIncident, { params, body: opening })
  return () =>
    administrator.call(incidents.resolveIncident, { params, body: { incidentId, resolution: REASON, ...end } as never })
}

test('of a package whose bill waits, was paid, or whose package was handed over: the bill', async () => {
  const client = await given.client()
  const waiting = await unpaidBundle(client)
  await incident(ordersOf(waiting)[0] ?? '', {})
  expect(await opened(client, 'incidentOpened')).toBe('client /tuspagos?view=pending')

  const [other, bill] = [await given.client(), await given.client()]
  const solve = await incident(ordersOf(await paidBundle(other))[0] ?? '', { outcome: 'solved' })
  await solve()
  expect(await opened(other, 'incidentResolved')).toBe('client /tuspagos?view=paid')

  await incident(ordersOf(await handedOver(bill, await paidBundle(bill)))[0] ?? '', {})
  expect(await opened(bill, 'incidentOpened')).toBe('client /tuspagos?view=paid')
})

test('of a package on its way, ready to be billed, and ended', async () => {
  const client = await given.client()
  const { orderIds } = await weighedBundle(client)
  await administrator.call(incidents.openIncident, {
    params: { id: orderIds[0] ?? '' },
    body: { kind: 'lost', description: 'No aparece.' },
  })
  expect(await opened(client, 'incidentOpened')).toBe('client /tuspagos')

  const another = await given.client()
  const order = await given.order({ client: another, status: 'inWarehouseMIA' })
  expect(await opened(another, 'orderInMiami')).toBe('client /tuspedidos')
  const resolve = await incident(order.id, { outcome: 'damaged', shareInPercent: 100, isFit: false })
  await resolve()
  expect(await opened(another, 'incidentResolved')).toBe('client /tuspedidos?view=closed')
})

test('of a purchase that was bought, or removed', async () => {
  const client = await given.client()
  const purchase = await ask(client)
  await approve('administrator', purchase)
  expect(await opened(client, 'purchaseApproved')).toBe('client /tuscompraasistidas?view=approved')
  await remove('administrator', await ask(client), 'Ya no hay.')
  expect(await opened(client, 'purchaseRemoved')).toBe('client /tuscompraasistidas?view=removed')
})

test('of what an associate’s client answered, asked for, and accepted', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  await given.order({ client, status: 'incompleteState' })
  expect(await opened(associate, 'orderAnswered')).toBe('associate /estadodepedidos?view=incomplete')

  const wanted = { link: 'https://www.example.com/reloj', description: 'Reloj', options: '', quantity: 2, comment: '' }
  const { id } = await signedInAs(client).call(dropshipping.createDropshipping, { body: wanted })
  expect(await opened(associate, 'dropshippingToQuote')).toBe('associate /dropshipping')
  const params = { id }
  const quote = {
    action: 'quote',
    unitPriceInCents: 4_999,
    storeShippingInCents: 599,
    lastDay: '2099-12-31',
    comment: '',
  } as const
  await signedInAs(associate).call(dropshipping.updateDropshipping, { params, body: quote })
  // 2 × 49.99, 6.50 of tax, 5.99 of shipping and 9.00 of fee.
  const accepted = { action: 'accept', quotedPriceInCents: 12_147 } as const
  await signedInAs(client).call(dropshipping.updateDropshipping, { params, body: accepted })
  expect(await opened(associate, 'dropshippingAccepted')).toBe('associate /dropshipping?view=accepted')
})

test('of a bill that credit paid at once, for the office', async () => {
  const boss = await given.administrator()
  const client = await given.client()
  const payment = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 10_000, method: 'cash' } as const
  await administrator.call(payments.createPayment, { body: payment })
  const { orderIds } = await weighedBundle(client)
  const chosen = { pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null }
  await signedInAs(client).call(bills.createBill, { body: { orderIds, ...chosen } })
  expect(await opened(boss, 'billRequested')).toBe('administrator /finances/facturas-venta?view=charged')
})

test('of what a second administrator refused', async () => {
  const boss = await given.administrator()
  const id = await askedBy(boss)
  await administrator.call(accounts.answerApproval, { params: { id }, body: { action: 'refuse', reason: REASON } })
  expect(await opened(boss, 'approvalAnswered')).toBe('administrator /administration/aprobaciones?view=refused')
})

test('of a bill that was credited whole there is no list: the statement has it', async () => {
  const client = await given.client()
  const bill = await unpaidBundle(client)
  await administrator.call(bills.issueCreditNote, { params: { id: bill.id }, body: { reason: REASON, orderIds: ordersOf(bill) } })
  const [[, , location] = []] = await told(client, 'creditNoteIssued')
  expect(location).toBe('/tuspagos?view=account')
})

test('of a package that became another’s its former client sees their list', async () => {
  const [former, client] = [await given.client(), await given.client()]
  const { id } = await given.order({ client: former, status: 'inWarehouseMIA' })
  await administrator.call(orderMatching.updateOrderClient, { params: { id }, body: { clientId: client.id } })
  const [[, , location] = []] = await told(former, 'orderRemoved')
  expect(location).toBe('/tuspedidos')
})

// Clients read no number of a request, a bundle or a manifest: every answer, file and paper about their packages and money is searched.
import { accounts, bills, dashboard, dropshipping, notifications, orders, purchases, quotations } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { handedOver, paidBundle, unpaidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const OF_THE_HOUSE = /SOL-\d|BUL-\d|MAN-\d/
let client: Person
let orderId: string
let billId: string

beforeAll(async () => {
  client = await given.client()
  for (const status of ['inReview', 'incomplete', 'reviewed', 'inWarehouseMIA', 'sended', 'arrived'] as const)
    await given.order({ client, status })
  await weighedBundle(client)
  await paidBundle(client)
  await handedOver(client, await paidBundle(client))
  const bill = await unpaidBundle(client)
  orderId = bill.orders[0]?.id ?? ''
  billId = bill.id
})

const asClient = () => signedInAs(client)
const params = () => ({ id: orderId })

describe('a client reads no number of the house', () => {
  test('of packages that have them all', async () => {
    expect(JSON.stringify(await reload({ id: orderId }))).toMatch(OF_THE_HOUSE)
  })

  const ANSWERS: [what: string, ask: () => Promise<unknown>][] = [
    ['the home', () => asClient().call(dashboard.getClientHome)],
    ['orders', () => asClient().call(orders.listClientOrders)],
    ['one order', () => asClient().call(orders.getOrder, { params: params() })],
    ['bills', () => asClient().call(bills.listBills)],
    ['one bill', () => asClient().call(bills.getBill, { params: { id: billId } })],
    ['the statement', () => asClient().call(accounts.getAccount)],
    ['news', () => asClient().call(notifications.listNotifications)],
    ['purchases', () => asClient().call(purchases.listAssistedPurchases)],
    ['requests', () => asClient().call(dropshipping.listDropshipping)],
    ['quotations', () => asClient().call(quotations.listQuotations)],
  ]
  test.each(ANSWERS)('in %s', async (_what, ask) => {
    expect(JSON.stringify(await ask())).not.toMatch(OF_THE_HOUSE)
  })

  test('nor on papers, where each thing is called by its name', async () => {
    const papers = [
      await asClient().call(bills.getBillPdf, { params: { id: orderId } }),
      await asClient().call(accounts.getAccountPdf, { query: {} }),
    ]
    for (const { content } of papers) {
      const text = (await readPdf(content)).join(' ')
      expect(text).not.toMatch(OF_THE_HOUSE)
      expect(text).toContain('Zapatos')
    }
  })

  test('nor in files', async () => {
    for (const endpoint of [bills.exportBills, accounts.exportAccount, orders.exportClientOrders] as const) {
      const { content } = await asClient().call(endpoint, { query: { format: 'csv' } })
      expect(new TextDecoder().decode(content)).not.toMatch(OF_THE_HOUSE)
    }
  })
})

import { bills, bundles, earnings, incidents, orders, payments } from '@app/contract'
import type { IncidentOutcome } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { billedBundle, ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const orderOf = (id: string) => administrator.call(orders.getOrder, { params: { id } })

const open = async (orderId: string) => {
  const body = { kind: 'lost', description: 'No aparece en la bodega.' } as const
  return (await administrator.call(incidents.openIncident, { params: { id: orderId }, body })).id
}
type Ending = { outcome?: IncidentOutcome; resolution?: string }
const resolve = (id: string, incidentId: string, { outcome = 'lost', resolution = 'Se perdió.' }: Ending = {}) =>
  administrator.call(incidents.resolveIncident, { params: { id }, body: { incidentId, outcome, resolution } })
const lose = async (orderId: string) => resolve(orderId, await open(orderId))

describe('a lost package must first', () => {
  test('leave its bundle in Miami, which keeps what it reserved', async () => {
    const order = await given.order({ status: 'inWarehouseMIA' })
    const bundle = await given.bundle({ orders: [order] })

    const attempt = lose(order.id)

    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderStillBundled', details: { ids: [order.id] } })
    expect(await reload(order)).toMatchObject({ status: 'inWarehouseMIA', bundle: { id: bundle.id }, incidentOpen: true })

    await administrator.call(bundles.removeBundle, { params: { id: bundle.id } })
    const [incident] = (await reload(order)).incidents
    await resolve(order.id, incident?.id ?? '')
    expect(await reload(order)).toMatchObject({ status: 'removed', bundle: null })
  })

  test('leave its bill', async () => {
    const bill = await billedBundle(await given.client())
    const [id = ''] = ordersOf(bill)
    const incidentId = await open(id)

    await expect(resolve(id, incidentId)).rejects.toMatchObject({ status: 409, code: 'orderStillBilled', details: { ids: [id] } })

    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Se perdió.' } })
    await resolve(id, incidentId)
    expect((await orderOf(id)).status).toBe('removed')
    expect(await books()).toEqual([])
  })

  test('have its payment undone, then leave its bill', async () => {
    const bill = await paidBundle(await given.client({ associate: await given.associate() }))
    const [id = ''] = ordersOf(bill)
    const incidentId = await open(id)

    await expect(resolve(id, incidentId)).rejects.toMatchObject({ status: 409, code: 'orderStillPaid', details: { ids: [id] } })

    const [payment] = (await administrator.call(payments.listPayments, { query: { billId: bill.id } })).data
    await administrator.call(payments.undoPayment, { params: { id: payment?.id ?? '' }, body: { reason: 'Se perdió.' } })
    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Se perdió.' } })
    await resolve(id, incidentId)
    expect((await orderOf(id)).status).toBe('removed')
    expect(await books()).toEqual([])
  })

  test('not have earned an associate what they were paid: it stays, and the incident is settled in words', async () => {
    const bill = await paidBundle(await given.client({ associate: await given.associate() }))
    const [id = ''] = ordersOf(bill)
    await administrator.call(earnings.settleEarnings, { body: { orderIds: [id], reference: '' } })
    const incidentId = await open(id)

    await expect(resolve(id, incidentId)).rejects.toMatchObject({
      status: 409,
      code: 'earningAlreadySettled',
      details: { ids: [id] },
    })
    await resolve(id, incidentId, { outcome: 'solved', resolution: 'Se devolvió el dinero por fuera.' })

    expect(await orderOf(id)).toMatchObject({ status: 'paid', incidentOpen: false })
    expect(await books()).toEqual([])
  })

  test('not have been handed over', async () => {
    const order = await given.order({ status: 'receivedAndDelivered' })

    await expect(lose(order.id)).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { ids: [order.id] },
    })
  })
})

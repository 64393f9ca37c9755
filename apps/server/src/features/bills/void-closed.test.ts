import { bills, incidents, payments } from '@app/contract'
import { expect, test } from 'vitest'
import { reload } from '../../testing/given/given-orders.ts'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { ownClient } from '../../testing/given/given-purchases.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')

test('a bill whose package customs kept after it was paid is voided once its payment bounced', async () => {
  const { client } = await ownClient()
  const bill = await paidBundle(client)
  const [orderId = ''] = ordersOf(bill)
  const opened = { kind: 'seized', description: 'La aduana la retuvo.' } as const
  const { id: incidentId } = await administrator.call(incidents.openIncident, { params: { id: orderId }, body: opened })
  const ended = { incidentId, outcome: 'seized', resolution: 'Decomisada.' } as const
  await administrator.call(incidents.resolveIncident, { params: { id: orderId }, body: ended })
  const [payment] = (await administrator.call(payments.listPayments, { query: { billId: bill.id } })).data
  const bounced = { params: { id: payment?.id ?? '' }, body: { reason: 'El banco la devolvió.' } }
  await administrator.call(payments.undoPayment, bounced)
  expect(await administrator.call(bills.getBill, { params: { id: bill.id } })).toMatchObject({ dueInCents: bill.totalInCents })

  await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'No se cobrará.' } })

  expect(await administrator.call(bills.getBill, { params: { id: bill.id } })).toMatchObject({
    status: 'inactive',
    dueInCents: 0,
  })
  expect(await reload({ id: orderId })).toMatchObject({ status: 'removed', outcome: 'seized' })
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})

// A client has gone to another associate: one bill may hold packages of both, and neither learns what the other's cost.
import { bills, incidents, payments, users } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
let former: Person
let associate: Person
let client: Person
let billId: string
let orderIds: string[]

const see = (who: Person | 'administrator') => signedInAs(who).call(bills.getBill, { params: { id: billId } })
const ordersOf = ({ orders }: { orders: { id: string }[] }) => orders.map(({ id }) => id)

beforeAll(async () => {
  former = await given.associate()
  associate = await given.associate()
  client = await given.client({ associate: former })
  const first = await given.order({ client, status: 'inWarehouseUIO' })
  const clientIds = [client.id]
  await administrator.call(users.unassignClients, { params: { id: former.id }, body: { clientIds } })
  await administrator.call(users.assignClients, { params: { id: associate.id }, body: { clientIds, withOpenOrders: false } })
  const second = await given.order({ client, status: 'inWarehouseUIO' })
  orderIds = [first.id, second.id]
  const bill = await signedInAs(client).call(bills.createBill, {
    body: { orderIds, pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null },
  })
  billId = bill.id
})

describe('a bill with packages of two associates', () => {
  test('shows each of them their own, and the whole to the client and the house', async () => {
    expect(ordersOf(await see(former))).toEqual([orderIds[0]])
    expect(ordersOf(await see(associate))).toEqual([orderIds[1]])
    expect(ordersOf(await see(client))).toEqual(orderIds)
    expect(ordersOf(await see('administrator'))).toEqual(orderIds)
  })

  test('shows the same in the list', async () => {
    const { data } = await signedInAs(former).call(bills.listBills)
    expect(data.map(ordersOf)).toEqual([[orderIds[0]]])
  })

  test('is printed whole or not at all', async () => {
    const print = (who: Person) => signedInAs(who).call(bills.getPdfOfBill, { params: { id: billId } })
    const printByOrder = (who: Person, id = '') => signedInAs(who).call(bills.getBillPdf, { params: { id } })
    await expect(print(former)).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
    await expect(printByOrder(associate, orderIds[1])).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
    await expect(print(client)).resolves.toMatchObject({ contentType: 'application/pdf' })
  })
})

test('it is finished once all its packages were closed, also those that an associate does not see', async () => {
  await administrator.call(payments.confirmClientPayment, { body: { orderIds, method: 'cash' } })
  const lose = async (id = '') => {
    const opened = { kind: 'lost', description: 'No aparece.' } as const
    const { id: incidentId } = await administrator.call(incidents.openIncident, { params: { id }, body: opened })
    const ended = { incidentId, outcome: 'lost', responsible: 'client', resolution: 'La dejó en la puerta.' } as const
    await administrator.call(incidents.resolveIncident, { params: { id }, body: ended })
  }
  const finished = async () => Promise.all([former, associate, client].map(async (who) => (await see(who)).isFinished))

  await lose(orderIds[0])
  expect(await finished()).toEqual([false, false, false])
  await lose(orderIds[1])
  expect(await finished()).toEqual([true, true, true])
})

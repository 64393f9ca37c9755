// What the file of a list of orders says of each.
import { orderActions, orders } from '@app/contract'
import { addDays } from '@app/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { givenShelf, shelve } from '../../../testing/shelves/given-shelves.ts'
import { currentServer, signedInAs } from '../../../testing/world.ts'
import { ordersTable } from '../orders.table.ts'

const administrator = signedInAs('administrator')

/** Its columns by their headings. */
async function rowOf(code: string): Promise<Record<string, string>> {
  const file = await administrator.send(orders.exportAllOrders, { query: { format: 'csv', q: code } })
  const [headings = '', row = ''] = (await file.text()).replace('\uFEFF', '').trim().split('\r\n')
  const cells = row.split(',')
  return Object.fromEntries(headings.split(',').map((heading, at) => [heading, cells[at] ?? '']))
}

test('a late one says what was promised, and how late it is', async () => {
  const { id, code, estimatedArrivalDate } = await given.order({ status: 'inWarehouseMIA' })
  const promised = addDays(estimatedArrivalDate ?? '', -7)
  const { db } = await currentServer()
  await db.update(ordersTable).set({ promisedDate: promised }).where(eq(ordersTable.id, id))

  expect(await rowOf(code)).toMatchObject({
    'Llegada estimada': estimatedArrivalDate,
    'Llegada prometida': promised,
    'Días tarde': '7',
  })
})

test('what has ended is not expected any more', async () => {
  const order = await given.order({ status: 'reviewed' })
  expect((await rowOf(order.code))['Llegada estimada']).toMatch(/\d/)

  await administrator.call(orderActions.removeOrders, { body: { orderIds: [order.id], reason: 'Ya no viene.' } })

  expect(await rowOf(order.code)).toMatchObject({ Número: order.code, 'Llegada estimada': '', 'Días tarde': '' })
})

test('a client’s own file says what they call each, and nothing of how the house works on it', async () => {
  const client = await given.client({ associate: await given.associate({ firstName: 'Lucía', lastName: 'Paredes' }) })
  const order = await given.order({ client, status: 'inWarehouseMIA' })
  await given.bundle({ orders: [order] })
  const file = await signedInAs(client).send(orders.exportClientOrders, { query: { format: 'csv' } })
  const text = await file.text()
  expect(text).toMatch(/^\uFEFF?Paquete,Número,Estado,/)
  expect(text).toContain(`Zapatos,${order.code},En Miami,`)
  expect(text).not.toMatch(/SOL-|BUL-|Lucía|Solicitud|Servicio|Asociado|Bulto/)
})

test('the office’s file says on which shelf each lies, and an associate’s says nothing of shelves', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const [order, shelf] = [await given.order({ client, status: 'inWarehouseMIA' }), await givenShelf('MIA')]
  await shelve(shelf.code, [order.id])
  expect(await rowOf(order.code)).toMatchObject({ Número: order.code, Estante: shelf.code })
  const file = await signedInAs(associate).send(orders.exportAssociateOrders, { query: { format: 'csv' } })
  expect(await file.text()).not.toMatch(new RegExp(`Estante|${shelf.code}`))
})

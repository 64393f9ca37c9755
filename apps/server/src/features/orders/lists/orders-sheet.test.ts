// What the file of a list of orders says of each.
import { orderActions, orders } from '@app/contract'
import { expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')

/** Its columns by their headings. */
async function rowOf(code: string): Promise<Record<string, string>> {
  const file = await administrator.send(orders.exportAllOrders, { query: { format: 'csv', q: code } })
  const [headings = '', row = ''] = (await file.text()).replace('\uFEFF', '').trim().split('\r\n')
  const cells = row.split(',')
  return Object.fromEntries(headings.split(',').map((heading, at) => [heading, cells[at] ?? '']))
}

test('what has ended is not expected any more', async () => {
  const order = await given.order({ status: 'reviewed' })
  expect((await rowOf(order.code))['Llegada estimada']).toMatch(/\d/)

  await administrator.call(orderActions.removeOrders, { body: { orderIds: [order.id], reason: 'Ya no viene.' } })

  expect(await rowOf(order.code)).toMatchObject({ Número: order.code, 'Llegada estimada': '' })
})

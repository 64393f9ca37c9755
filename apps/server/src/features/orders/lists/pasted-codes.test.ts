import { orders } from '@app/contract'
import { expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { signedInAs } from '../../../testing/world.ts'

const found = async (q: string) =>
  (await signedInAs('administrator').call(orders.listAllOrders, { query: { q } })).data.map(({ id }) => id).toSorted()

test('of codes and trackings, pasted one after the other, those packages alone', async () => {
  const [one, two, three] = [await given.order(), await given.order({ tracking: 'TBA000444555666' }), await given.order()]
  const ids = [one.id, two.id, three.id].toSorted()
  expect(await found(`${one.code}\n${two.code}, ${three.code.toLowerCase()}`)).toEqual(ids)
  expect(await found(`${one.code};TBA000444555666 ${three.code}`)).toEqual(ids)
  expect(await found(`${one.code} ORD-999999`)).toEqual([one.id])
  expect(await found(one.code)).toEqual([one.id])
  expect(await found('ORD-999998 ORD-999999')).toEqual([])
})

test('a client finds none of others by their codes', async () => {
  const [one, two] = [await given.order(), await given.order()]
  const client = signedInAs(await given.client())
  expect((await client.call(orders.listClientOrders, { query: { q: `${one.code} ${two.code}` } })).data).toEqual([])
})

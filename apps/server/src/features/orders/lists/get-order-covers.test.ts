// How packages look in their client's lists: asked for beside the list, which stays as small as it was (client, section 1).
import { orders as contract } from '@app/contract'
import { MOST_COVERS } from '@app/contract/fields/list-limits'
import { expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { BLUE, colourOf, ordered, plain, RED, receive } from '../../../testing/photos/given-photos.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const coversOf = async (person: Person, id: string[]) =>
  (await signedInAs(person).call(contract.getOrderCovers, { query: { id } })).covers

test('of several packages each has its own, and one without photos has none', async () => {
  const client = await given.client()
  const [blue, none] = [await ordered(client, await plain(BLUE)), await ordered(client)]
  const red = await given.order({ client, status: 'reviewed' })
  await receive(red, await plain(RED))

  const covers = await coversOf(client, [blue.id, none.id, red.id])

  const colours = await Promise.all(covers.map(async ({ orderId, cover }) => [orderId, await colourOf(cover)]))
  expect(Object.fromEntries(colours)).toEqual({ [blue.id]: 'blue', [none.id]: 'none', [red.id]: 'red' })
})

test("another client's package is not there, and nothing is answered of the own ones beside it", async () => {
  const [client, another] = [await given.client(), await given.client()]
  const [own, foreign] = [await ordered(client, await plain(BLUE)), await ordered(another, await plain(RED))]

  await expect(coversOf(client, [own.id, foreign.id])).rejects.toMatchObject({
    status: 404,
    code: 'orderNotFound',
    details: { ids: [foreign.id] },
  })
})

test('more than lie on a screen are refused', async () => {
  const client = await given.client()
  const { id } = await ordered(client)
  await expect(
    coversOf(
      client,
      Array.from({ length: MOST_COVERS + 1 }, () => id),
    ),
  ).rejects.toMatchObject({ status: 422 })
  expect(
    await coversOf(
      client,
      Array.from({ length: MOST_COVERS }, () => id),
    ),
  ).toEqual([{ orderId: id, cover: null }])
})

test('a list says nothing of covers', async () => {
  const client = await given.client()
  await ordered(client, await plain(BLUE))
  const { data } = await signedInAs(client).call(contract.listClientOrders)
  expect(JSON.stringify(data)).not.toContain('cover')
})

test('no browser keeps them', async () => {
  const client = await given.client()
  const { id } = await ordered(client, await plain(BLUE))
  const asking = signedInAs(client)
  const answer = await asking.send(contract.getOrderCovers, { query: { id: [id] } })
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

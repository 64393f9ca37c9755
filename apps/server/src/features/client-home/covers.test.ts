// How packages look at home: the newest photo of staff, else the client's, small and within the answer (client, section 1).
import { gzipSync } from 'node:zlib'
import { dashboard, orderActions, orders } from '@app/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { packageRequest, wanted } from '../../testing/package-requests.ts'
import { BLUE, colourOf, ordered, plain, RED, receive } from '../../testing/photos/given-photos.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
/** As full of detail as a photo can be. */
function noise(): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: 600 * 400 * 3 }, () => Math.random() * 256)
  return sharp(pixels, { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer()
}

const review = ({ id }: { id: string }) =>
  administrator.call(orderActions.setValue, { params: { id }, body: { productValueInCents: 12_000 } })
const homeOf = (client: Person) => signedInAs(client).call(dashboard.getClientHome)
const cardsOf = async (client: Person) => (await homeOf(client)).places.flatMap(({ packages }) => packages)

test('a package looks as its client says until Miami has a photo of it', async () => {
  const client = await given.client()
  const order = await ordered(client, await plain(BLUE))
  expect(await colourOf((await cardsOf(client))[0]?.cover)).toBe('blue')

  await review(order)
  await receive(order, await plain(RED))

  const { hero, places } = await homeOf(client)
  expect(await colourOf(places[0]?.packages[0]?.cover)).toBe('red')
  expect(await colourOf(hero?.kind === 'arrival' ? hero.package.cover : null)).toBe('red')
})

test('without a photo it has none; nor where the only one was of another package', async () => {
  const client = await given.client()
  const order = await given.order({ client, status: 'reviewed' })
  expect((await cardsOf(client))[0]?.cover).toBeNull()
  await receive(order, await plain(RED))
  expect((await cardsOf(client))[0]?.cover).not.toBeNull()

  const body = { arrivals: [{ orderId: order.id, weightInGrams: 1_000, undo: true as const }] }
  await administrator.call(orderActions.confirmWarehouse, { body })

  expect((await cardsOf(client))[0]?.cover).toBeNull()
})

test('a paper is no cover', async () => {
  const client = await given.client()
  const files = [{ field: 'invoice-0', name: 'factura.jpg', content: await plain(RED) }]
  await signedInAs(client).call(orders.createOrders, { ...packageRequest([wanted()]), files })
  expect((await cardsOf(client))[0]?.cover).toBeNull()
})

test('of many packages eight have a cover, and the answer stays within 30 kB', { timeout: 60_000 }, async () => {
  const client = await given.client()
  for (const status of ['inReview', 'reviewed', 'inReview', 'reviewed'] as const) {
    for (let number = 0; number < 3; number += 1) {
      const order = await ordered(client, await noise())
      if (status === 'reviewed') await review(order)
    }
  }
  for (let number = 0; number < 3; number += 1) await receive(await given.order({ client, status: 'reviewed' }), await noise())

  const home = await homeOf(client)

  const covers = home.places.flatMap(({ packages }) => packages.flatMap(({ cover }) => cover ?? []))
  expect(covers).toHaveLength(8)
  for (const cover of covers) expect(Buffer.from(cover, 'base64').byteLength).toBeLessThanOrEqual(3_000)
  expect(gzipSync(JSON.stringify(home)).length).toBeLessThanOrEqual(30_000)
})

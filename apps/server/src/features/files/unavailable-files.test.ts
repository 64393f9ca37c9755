import { rename, writeFile } from 'node:fs/promises'
import { files as contract, orderActions, orders, refusal, session } from '@app/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startBucket } from '../../testing/bucket.ts'
import { given, newTracking } from '../../testing/given/given-orders.ts'
import { newPerson } from '../../testing/people.ts'
import { startTestServer } from '../../testing/server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'

const UNAVAILABLE = { status: 503, code: 'filesUnavailable', sentence: 'Files cannot be kept or read right now' }
const request = (...trackings: string[]) => ({
  category: 'B' as const,
  packages: trackings.map((tracking) => ({
    tracking,
    items: [{ description: 'Zapatos', quantity: 1, unitPriceInCents: 5_000 }],
  })),
})

let content: Uint8Array
const photos = (...fields: string[]) => fields.map((field, index) => ({ field, name: `${index}.jpg`, content }))
beforeAll(async () => {
  // What fails here is meant to: its log would be read as a failure of the test.
  await currentServer({ logLevel: 'silent' })
  content = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#4486a1' } })
    .jpeg()
    .toBuffer()
})

/** The folder of files is no folder until this is called. */
async function withoutStorage(): Promise<() => Promise<void>> {
  const { app } = await currentServer()
  const folder = app.parts.config.dataDirectory
  await rename(folder, `${folder}.away`)
  await writeFile(folder, 'no folder')
  let isAway = true
  const restore = async () => {
    if (isAway) await rename(folder, `${folder}.broken`).then(() => rename(`${folder}.away`, folder))
    isAway = false
  }
  onTestFinished(restore)
  return restore
}

const ask = (client: Person, body = request(newTracking()), files = photos('photo-0')) =>
  signedInAs(client).call(orders.createOrders, { body, files })
const countOf = async (client: Person) => (await signedInAs(client).call(orders.listClientOrders)).meta.total

describe('while files are unavailable', () => {
  test('a request with files is refused and nothing of it is kept; it goes through afterwards', async () => {
    const client = await given.client()
    const body = request(newTracking(), newTracking())
    const restore = await withoutStorage()

    await expect(ask(client, body, photos('photo-1'))).rejects.toMatchObject(UNAVAILABLE)
    expect(await countOf(client)).toBe(0)
    await restore()

    expect((await ask(client, body, photos('photo-1'))).orders).toHaveLength(2)
  })

  test('a package is not received with photos, and is without', async () => {
    const { id: orderId } = await given.order({ status: 'reviewed' })
    const receive = (files: ReturnType<typeof photos>) =>
      signedInAs('administrator').call(orderActions.confirmWarehouse, {
        body: { arrivals: [{ orderId, weightInGrams: 1_000 }] },
        files,
      })
    await withoutStorage()

    await expect(receive(photos(`photo-${orderId}`))).rejects.toMatchObject(UNAVAILABLE)
    const { status } = await signedInAs('administrator').call(orders.getOrder, { params: { id: orderId } })
    expect(status).toBe('reviewed')
    expect((await receive([])).orders).toMatchObject([{ status: 'inWarehouseMIA' }])
  })

  test('a file that is kept is not “not found”', async () => {
    const client = await given.client()
    const [order] = (await ask(client)).orders
    const detail = await signedInAs(client).call(orders.getOrder, { params: { id: order?.id ?? '' } })
    const download = () => signedInAs(client).call(contract.getFile, { params: { id: detail.files[0]?.id ?? '' } })
    const restore = await withoutStorage()

    await expect(download()).rejects.toMatchObject(UNAVAILABLE)
    await restore()
    await expect(download()).resolves.toMatchObject({ contentType: 'image/jpeg' })
  })
})

test('several photos of one event are kept, in the order they were given', async () => {
  const { id: orderId } = await given.order({ status: 'reviewed' })
  const field = `photo-${orderId}`

  await signedInAs('administrator').call(orderActions.confirmWarehouse, {
    body: { arrivals: [{ orderId, weightInGrams: 1_000 }] },
    files: photos(field, field, field),
  })

  const { files } = await signedInAs('administrator').call(orders.getOrder, { params: { id: orderId } })
  expect(files.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg'])
})

test('a server whose files are in a bucket keeps them there, and says when it is gone', async () => {
  const bucket = await startBucket(await temporaryFolder())
  const server = await startTestServer({ files: bucket.place, logLevel: 'silent' })
  onTestFinished(server.stop)
  const send = (path: string, body?: object | FormData, headers: Record<string, string> = {}) => {
    if (!body) return fetch(`${server.url}/api${path}`, { headers })
    if (body instanceof FormData) return fetch(`${server.url}/api${path}`, { method: 'POST', body, headers })
    return fetch(`${server.url}/api${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { ...headers, 'content-type': 'application/json' },
    })
  }
  const { network: _network, ...account } = newPerson()
  await send('/auth/signup', account)
  const signedIn = await send('/auth/signin', { email: account.email, password: account.password })
  const { accessToken } = session.signIn.response.parse(await signedIn.json())
  const headers = { authorization: `Bearer ${accessToken}` }
  const create = () => {
    const form = new FormData()
    form.set('data', JSON.stringify(request(newTracking())))
    form.append('photo-0', new Blob([Buffer.from(content)]), 'a.jpg')
    return send('/order/create', form, headers)
  }

  const { orders: made } = orders.createOrders.response.parse(await (await create()).json())
  const detail = await send(`/order/${made[0]?.id}`, undefined, headers)
  const { files } = orders.getOrder.response.parse(await detail.json())
  const downloaded = await send(`/file/${files[0]?.id}`, undefined, headers)
  expect(await sharp(await downloaded.bytes()).metadata()).toMatchObject({ format: 'jpeg', width: 20 })

  await bucket.stop()
  const refused = await create()
  expect(refusal.parse(await refused.json())).toMatchObject({ statusCode: 503, code: 'filesUnavailable' })
  const list = await send('/order/client', undefined, headers)
  expect(orders.listClientOrders.response.parse(await list.json()).meta.total).toBe(1)
})

// How many calls with files one person has under way at once: what is received is written to a folder of its own, which is counted here.
import { readdir } from 'node:fs/promises'
import { ReadableStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'
import { parameters } from '@app/contract'
import { expect, onTestFinished, test } from 'vitest'
import { wanted } from '../../testing/package-requests.ts'
import { currentServer, given, headersOf, type Person, signedInAs } from '../../testing/world.ts'

const BOUNDARY = 'a-boundary-of-these-tests'
const ENOUGH_TO_BE_SENT = 70_000

/** A request for a package whose invoice does not come to its end before it is told to. */
async function beginUpload(who: Person, client: Person) {
  const { url } = await currentServer()
  const { promise: told, resolve: finish } = Promise.withResolvers<void>()
  const data = JSON.stringify({ category: 'B', packages: [wanted()], ...(who !== client && { clientId: client.id }) })
  const part = (name: string, rest = '') => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n`
  const body = async function* () {
    yield `${part('data')}\r\n${data}\r\n`
    yield `${part('invoice-0', '; filename="factura.pdf"')}content-type: application/pdf\r\n\r\n%PDF-1.7\n`
    yield 'x'.repeat(ENOUGH_TO_BE_SENT)
    await told
    yield `\n%%EOF\r\n--${BOUNDARY}--\r\n`
  }
  const answer = fetch(`${url}/api/order/create`, {
    method: 'POST',
    headers: { ...(await headersOf(who)), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: ReadableStream.from(encoded(body())),
    duplex: 'half',
  } as RequestInit)
  return { answer, finish }
}
const encoded = async function* (texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text)
}

const underWay = async (): Promise<number> => {
  const { app } = await currentServer()
  return (await readdir(app.incomingFolder).catch(() => [])).length
}

async function sendAtOnce(count: number, who: Person, client = who) {
  const uploads = await Promise.all(Array.from({ length: count }, () => beginUpload(who, client)))
  onTestFinished(() => {
    for (const { finish } of uploads) finish()
  })
  return async () => {
    for (const { finish } of uploads) finish()
    return Promise.all(uploads.map(async ({ answer }) => (await answer).status))
  }
}

/** So many, and no more a while later. */
async function areUnderWay(count: number): Promise<void> {
  await expect.poll(underWay, { timeout: 20_000 }).toBe(count)
  await pause(300)
  expect(await underWay()).toBe(count)
}

test('of a client four are received at once; further ones wait and are refused for nothing', async () => {
  const finish = await sendAtOnce(6, await given.client())
  await areUnderWay(4)

  expect(await finish()).toEqual(Array(6).fill(200))
  await expect.poll(underWay).toBe(0)
})

test('of staff eight are', async () => {
  const finish = await sendAtOnce(10, await given.administrator(), await given.client())
  await areUnderWay(8)

  expect(await finish()).toEqual(Array(10).fill(200))
})

test('nobody waits for another', async () => {
  const finishOf = [await sendAtOnce(5, await given.client()), await sendAtOnce(5, await given.client())]
  await areUnderWay(8)

  expect((await Promise.all(finishOf.map((finish) => finish()))).flat()).toEqual(Array(10).fill(200))
})

test('the company may decide otherwise', async () => {
  const { app, db } = await currentServer()
  const body = { parameters: [{ key: 'clientUploadsAtOnce' as const, value: 2 }], reason: '' }
  await signedInAs('administrator').call(parameters.updateParameters, { body })
  await app.budgets.exchange(db)

  const finish = await sendAtOnce(3, await given.client())
  await areUnderWay(2)

  expect(await finish()).toEqual([200, 200, 200])
})

// What the server needs beside its database is away for a while: the bucket with the files, or the mail server.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import { environmentOf, startBucket } from '../../../apps/server/src/testing/bucket.ts'
import { startMailServer, type TestMailServer } from '../../../apps/server/src/testing/mail-server.ts'
import type { Json } from '../../api-calls-caller.ts'
import type { Proof } from '../promises.ts'
import { ANSWERED } from './database-killed.ts'
import { billsToPay, type Due, type House, openHouse } from './house.ts'
import { type Product, startProduct, stopProduct } from './product.ts'
import { isWhole, reckon } from './reckoning.ts'
import { figuresOf } from './server-killed.ts'
import { newOrderWithInvoice, onlyThese, startLoad, told, type Write } from './writes.ts'

type Sizes = { clients: number; payments: number; loadInMilliseconds: number }

const AWAY_IN_MILLISECONDS = 5_000
const DONE = /^2\d\d$/

/** Half of the clients ask with an invoice, half without: only the first notice that there is no bucket. */
export async function proveBucketAway(folder: string, { clients, loadInMilliseconds }: Sizes): Promise<Proof> {
  await using opened = new AsyncDisposableStack()
  const directory = join(folder, 'bucket')
  await mkdir(directory)
  let bucket = await startBucket(directory)
  opened.defer(() => bucket.stop())
  const product = await startProduct(folder, await freePort(), environmentOf(bucket.place))
  opened.defer(async () => void (await stopProduct(product)))
  const house = await openHouse(product, 2 * clients)
  const withInvoice = startLoad(product.url, partOf(house, 0, clients), [], newOrderWithInvoice)
  const without = startLoad(product.url, partOf(house, clients, 2 * clients), [])
  await pause(loadInMilliseconds)
  await bucket.stop()
  await pause(AWAY_IN_MILLISECONDS)
  bucket = await startBucket(directory, Number(new URL(bucket.place.endpoint).port))
  await pause(loadInMilliseconds)
  await Promise.all([withInvoice.stop(), without.stop()])
  const reckonings = [await reckon(product.url, withInvoice), await reckon(product.url, without)]
  const broken = await invoicesLost(product, withInvoice.writes)
  return {
    promise: 'the bucket with the files is away under load',
    figures: `${figuresOf(reckonings)}; ${broken.length} of ${withInvoice.writes.length} invoices lost or changed; with an invoice ${told(withInvoice.outcomes)}, without one ${told(without.outcomes)}`,
    isKept:
      reckonings.every(isWhole) &&
      broken.length === 0 &&
      onlyThese(withInvoice.outcomes, ANSWERED) &&
      withInvoice.outcomes.has('503') &&
      onlyThese(without.outcomes, DONE),
    broken,
  }
}

const partOf = ({ administrator, clients }: House, from: number, to: number): House => ({
  administrator,
  clients: clients.slice(from, to),
})

/** Every order has the invoice that came with it, byte by byte, and no other. */
async function invoicesLost({ url }: Product, writes: readonly Write[]): Promise<string[]> {
  const lost: string[] = []
  for (const write of writes) {
    const { data } = await write.by.call('GET', `/order/client?q=${write.mark}`)
    const { files } = await write.by.call('GET', `/order/${data?.[0]?.id}`)
    const kept = await Promise.all((files ?? []).map((file: Json) => textOf(url, write, file.id)))
    if (kept.length !== 1 || kept[0] !== write.invoice) lost.push(`${write.mark} has ${kept.length} files`)
  }
  return lost
}

async function textOf(url: string, { by }: Write, fileId: string): Promise<string> {
  const response = await fetch(`${url}/api/file/${fileId}`, { headers: { authorization: `Bearer ${by.token}` } })
  return response.text()
}

const PATIENCE_IN_MILLISECONDS = 90_000

/** Packages come to be paid before, while and after there is no mail server; each one's client gets the mail that says so. */
export async function proveMailAway(folder: string, { clients, payments, loadInMilliseconds }: Sizes): Promise<Proof> {
  await using opened = new AsyncDisposableStack()
  let mails = await startMailServer()
  opened.defer(() => mails.stop())
  const received = [mails.received]
  const product = await startProduct(folder, await freePort(), { SMTP_URL: mails.url })
  opened.defer(async () => void (await stopProduct(product)))
  const house = await openHouse(product, clients)
  const due = await billsToPay(product.url, house, payments)
  const load = startLoad(product.url, house, due)
  await pause(loadInMilliseconds)
  await mails.stop()
  const dueMeanwhile = await billsToPay(product.url, house, payments)
  await pause(AWAY_IN_MILLISECONDS)
  mails = await startMailServer(Number(new URL(mails.url).port))
  received.push(mails.received)
  const since = performance.now()
  due.push(...dueMeanwhile, ...(await billsToPay(product.url, house, payments)))
  await load.stop()
  const codes = await codesOf(house, due)
  const broken = await untilEachHasOne(codes, received)
  const seconds = ((performance.now() - since) / 1_000).toFixed(1)
  const reckoning = await reckon(product.url, load)
  return {
    promise: 'the mail server is away under load: no call notices, and every mail comes, once',
    figures: `${figuresOf([reckoning])}; ${codes.length - broken.length} of ${codes.length} mails came once, the last at most ${seconds} s after it was back; answers ${told(load.outcomes)}`,
    isKept: isWhole(reckoning) && broken.length === 0 && onlyThese(load.outcomes, DONE),
    broken,
  }
}

const codesOf = ({ administrator }: House, due: readonly Due[]): Promise<string[]> =>
  Promise.all(due.map(async ({ orderId }) => String((await administrator.call('GET', `/order/${orderId}`)).code)))

/** A mail that came twice with one Message-ID is shown once. */
async function untilEachHasOne(codes: readonly string[], received: readonly TestMailServer['received'][]): Promise<string[]> {
  const deadline = performance.now() + PATIENCE_IN_MILLISECONDS
  for (;;) {
    const mails = received.flat()
    const counted = codes.map((code) => {
      const about = mails.filter(({ source }) => source.includes(code))
      return { code, count: new Set(about.map(({ messageId }) => messageId)).size }
    })
    const wrong = counted.filter(({ count }) => count !== 1).map(({ code, count }) => `${code}: ${count} mails`)
    if (wrong.length === 0 || performance.now() > deadline) return wrong
    await pause(500)
  }
}

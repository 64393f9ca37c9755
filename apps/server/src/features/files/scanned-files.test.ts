import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { health, orders } from '@app/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newTracking } from '../../testing/given/given-orders.ts'
import { EICAR, startScanner, type TestScanner } from '../../testing/neighbours/virus-scanner.ts'
import { startTestServer } from '../../testing/server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'

let scanner: TestScanner
let photo: Buffer
beforeAll(async () => {
  scanner = await startScanner()
  const place = { address: { host: '127.0.0.1', port: scanner.port }, whenAway: 'refuse' as const }
  await currentServer({ scanner: place, logLevel: 'silent' })
  photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#4486a1' } })
    .jpeg()
    .toBuffer()
})
beforeEach(() => Object.assign(scanner, { behaviour: 'scans', scanned: [], largestPieceInBytes: 0 }))
afterAll(() => scanner.stop())

const infected = () => Buffer.concat([photo, Buffer.from(EICAR)])
const body = () => ({
  category: 'B' as const,
  packages: [{ tracking: newTracking(), items: [{ description: 'Zapatos', quantity: 1, unitPriceInCents: 5_000 }] }],
})
const ask = (client: Person, ...contents: Buffer[]) => {
  const files = contents.map((content, index) => ({ field: 'photo-0', name: `foto-${index}.jpg`, content }))
  return signedInAs(client).call(orders.createOrders, { body: body(), files })
}
const countOf = async (client: Person) => (await signedInAs(client).call(orders.listClientOrders)).meta.total

describe('a file that a person sends', () => {
  test('goes by the scanner as it came, in small pieces, and is kept where nothing was found', async () => {
    const client = await given.client()
    const large = Buffer.concat([photo, randomBytes(3_000_000)])

    await ask(client, photo, large)

    expect(scanner.scanned.map((content) => content.length)).toEqual([photo.length, large.length])
    expect(scanner.scanned[1]?.equals(large)).toBe(true)
    expect(scanner.largestPieceInBytes).toBeLessThanOrEqual(65_536)
    expect(await countOf(client)).toBe(1)
  })

  test('in which it finds something is refused and named, and nothing of the call is kept', async () => {
    const client = await given.client()

    await expect(ask(client, photo, infected())).rejects.toMatchObject({
      status: 422,
      code: 'fileInfected',
      sentence: 'The scanner found something harmful in the file',
      details: { file: 'foto-1.jpg' },
    })
    expect(await countOf(client)).toBe(0)
  })

  test.each(['silent', 'full'] as const)('is refused while the scanner is %s, and goes through afterwards', async (behaviour) => {
    const client = await given.client()
    scanner.behaviour = behaviour

    await expect(ask(client, photo)).rejects.toMatchObject({
      status: 503,
      code: 'scannerUnavailable',
      details: { file: 'foto-0.jpg' },
    })
    expect(await countOf(client)).toBe(0)

    scanner.behaviour = 'scans'
    await ask(client, photo)
    expect(await countOf(client)).toBe(1)
  })

  test('is kept unscanned while the scanner is away where that was decided', async () => {
    const client = await given.client()
    const { app } = await currentServer()
    scanner.behaviour = 'silent'
    Object.assign(app.scanner ?? {}, { whenAway: 'accept' })
    try {
      await ask(client, infected())
    } finally {
      Object.assign(app.scanner ?? {}, { whenAway: 'refuse' })
    }

    expect(await countOf(client)).toBe(1)
  })
})

test('health says whether the scanner answers', async () => {
  expect((await anonymous.call(health.ready)).parts).toMatchObject({ scanner: 'ok' })
})

test('a scanner at a socket that is away is told by health, and asked there', async () => {
  const path = join(await temporaryFolder(), 'clamd.ctl')
  const start = () => startTestServer({ scanner: { address: { path }, whenAway: 'refuse' }, logLevel: 'silent' })
  const readyOf = async ({ url }: { url: string }) => {
    const { parts } = (await (await fetch(`${url}/api/health/ready`)).json()) as { parts: { scanner: string } }
    return parts.scanner
  }
  await using opened = new AsyncDisposableStack()
  const before = await start()
  opened.defer(before.stop)
  expect(await readyOf(before)).toBe('unavailable')

  const atSocket = await startScanner(path)
  opened.defer(atSocket.stop)
  const after = await start()
  opened.defer(after.stop)
  expect(await readyOf(after)).toBe('ok')
})

// The program as it was built into few files: what it loads late is there, and finds what it reads beside itself.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { freePort } from './db/free-port.ts'
import { environmentOf, startBucket } from './testing/bucket.ts'
import { copyTemplate } from './testing/cluster.ts'
import { codeOf } from './testing/factors/one-time-codes.ts'
import { startMailServer } from './testing/mail-server.ts'
import { tokenIn } from './testing/mails.ts'
import { startProgram } from './testing/program.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const EMAIL = 'office@puente.test'
const PASSWORD = 'puerta azul junto al faro 31'
const REFUSED_PASSWORDS = [
  ['password12345', 'weakPassword'],
  ['cfvfzcxfcnkbdfz', 'breachedPassword'],
] as const

test('papers, workbooks, codes, mails, photos, proposals, the reference, metrics and traces', { timeout: 60_000 }, async () => {
  const mails = await startMailServer()
  onTestFinished(mails.stop)
  const bucket = await startBucket(await temporaryFolder())
  onTestFinished(bucket.stop)
  const collector = await startCollector()
  const metricsPort = await freePort()
  const program = startProgram(
    {
      ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ADMIN_EMAIL: EMAIL, SMTP_URL: mails.url },
      ...{ DATABASE_URL: await copyTemplate(inject('testCluster')), ...environmentOf(bucket.place) },
      ...{ METRICS_PORT: String(metricsPort), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    },
    await temporaryFolder(),
  )
  const url = await program.says(/Puente answers at (http:\S+)/)
  let authorization = ''
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api${path}`, { ...init, headers: { authorization, ...init.headers } })
  const send = (path: string, body: object, method = 'POST') =>
    ask(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  const typeOf = async (path: string) => (await ask(path)).headers.get('content-type')

  const invitation = await vi.waitFor(
    () => mails.received.find(({ to }) => to.includes(EMAIL)) ?? Promise.reject('no mail'),
    30_000,
  )
  const token = tokenIn(invitation.source)
  for (const [password, code] of REFUSED_PASSWORDS) {
    expect(await answer(send('/auth/reset-password/confirm', { token, password }))).toMatchObject({ code })
  }
  expect((await send('/auth/reset-password/confirm', { token, password: PASSWORD })).status).toBe(200)
  const { accessToken } = await answer<{ accessToken: string }>(send('/auth/signin', { email: EMAIL, password: PASSWORD }))
  authorization = `Bearer ${accessToken}`

  expect(await answer(ask('/auth/me'))).toMatchObject({ mustTurnOnSecondFactor: true })
  expect(await answer(send('/manifest', { airline: 'Avianca Cargo' }))).toMatchObject({ code: 'secondFactorRequired' })
  const { secret, qrCode } = await answer<{ secret: string; qrCode: { path: string } }>(
    send('/auth/second-factor', { password: PASSWORD }),
  )
  expect(qrCode.path).toMatch(/^M/)
  expect((await send('/auth/second-factor/confirm', { code: codeOf(secret) })).status).toBe(200)

  const manifest = await answer<{ id: string }>(send('/manifest', { airline: 'Avianca Cargo' }))
  const paper = await ask(`/manifest/${manifest.id}/pdf`)
  expect(await paper.text()).toMatch(/^%PDF-/)
  expect(await typeOf('/order/admin/export?format=xlsx')).toContain('spreadsheetml')
  expect((await ask('/bundle/suggestion')).status).toBe(200)
  expect(await typeOf('/docs')).toContain('text/html')

  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const intake = new FormData()
  intake.set('data', JSON.stringify({ tracking: '1Z75A4EA0305932546', weightInGrams: 800 }))
  intake.set('photo', new Blob([Uint8Array.from(photo)], { type: 'image/png' }), 'label.png')
  const order = await answer<{ id: string }>(ask('/order/admin/create/dont-match', { method: 'POST', body: intake }))
  const label = await ask(`/order/${order.id}/label`)
  expect(await label.text()).toMatch(/^%PDF-/)

  const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(await figures.text()).toContain('http_')
  await vi.waitFor(() => expect(collector.received()).toBeGreaterThan(0), 30_000)
  expect(program.errors()).toBe('')
})

const answer = async <Body>(asked: Promise<Response>): Promise<Body> => (await (await asked).json()) as Body

/** Who collects traces. */
async function startCollector() {
  let received = 0
  const server = createServer((request, response) => {
    received += 1
    request.resume().on('end', () => response.end('{}'))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => received }
}

test('whatever is loaded late can be loaded by itself: what its libraries count on is there before them', async () => {
  const folder = new URL('../dist/', import.meta.url)
  const built = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const late = built.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/import\("\.\/([^"]+\.js)"\)/g)].map(([, target = '']) => target),
  )
  // These start a program.
  const libraries = [...new Set(late)].filter((name) => !name.startsWith('serve-'))
  expect(libraries.length).toBeGreaterThan(10)
  for (const name of libraries) await loadedByItself(new URL(name, folder).href)
})

async function loadedByItself(href: string): Promise<void> {
  const worker = new Worker(`import(${JSON.stringify(href)}).then(() => process.exit(0))`, { eval: true })
  await once(worker, 'exit')
}

import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBrowser, signedBy } from '../testing/push/browser.ts'
import { startPushService, type TestPushService } from '../testing/push/push-receiver.ts'
import { sendPush } from './send-push.ts'

let service: TestPushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())

const pair = createECDH('prime256v1')
const publicKey = pair.generateKeys('base64url')
const keys = { publicKey, privateKey: pair.getPrivateKey('base64url') }
const MESSAGE = { topic: 'a', content: '{"title":"Zapatos"}', urgency: 'normal' as const }
const send = (endpoint: string, { pushHosts = [service.url], publicUrl = 'https://puente.test' } = {}) => {
  const { keys: own } = newBrowser(service.url).subscription
  return sendPush({ pushHosts, publicUrl }, keys, { endpoint, ...own }, MESSAGE)
}

test('a push service that does not answer is given five seconds', async () => {
  service.behaviour = 'hangs'
  await expect(send(`${service.url}/send/1`)).rejects.toThrow('timeout')
  service.behaviour = 201
}, 15_000)

test('a house without https is written to at its host', async () => {
  await send(`${service.url}/send/2`, { publicUrl: 'http://localhost:3000' })
  expect(signedBy(service.received.at(-1)?.headers.authorization ?? '').claims.sub).toBe('mailto:no-reply@localhost')
})

test('a push service that was taken off the list is not called', async () => {
  const before = service.received.length
  expect(await send(`${service.url}/send/3`, { pushHosts: ['push.puente.test'] })).toBe('gone')
  expect(service.received).toHaveLength(before)
})

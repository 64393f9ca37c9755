import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anonymous, currentServer, signedInAs } from '../../testing/world.ts'

test('anybody may read the description', async () => {
  const response = await anonymous.fetch('/api/openapi.json')

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Puente', version: '0.1.0' },
    servers: [{ url: '/api' }],
    paths: { '/order/{id}': { get: { operationId: 'getOrder' } } },
  })
})

test('it is sent small to whoever takes it so, and not at all to whoever has it', async () => {
  const { url } = await currentServer()
  const whole = await (await fetch(`${url}/api/openapi.json`, { headers: { 'accept-encoding': 'identity' } })).text()
  // Node's fetch would unpack it.
  const packed = async (encoding: string) => {
    const { app } = await currentServer()
    return app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } })
  }

  const br = await packed('gzip, deflate, br')
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(whole)
  const gzip = await packed('gzip, deflate')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(whole)

  const etag = br.headers.etag ?? ''
  const again = await fetch(`${url}/api/openapi.json`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('the page is for people, without any script and with a policy that lets none run', async () => {
  const response = await anonymous.fetch('/api/docs')
  const page = await response.text()

  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  )
  expect(page).not.toMatch(/<script|javascript:|\son\w+=|<link|<img|@import|url\(/i)
  expect(page).toContain('id="createOrders"')
})

test('somebody who is signed in reads the same', async () => {
  const read = async (caller: typeof anonymous) => (await caller.fetch('/api/docs')).text()

  expect(await read(signedInAs('client'))).toBe(await read(anonymous))
})

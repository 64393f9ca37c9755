// What the log keeps of a request: enough to find it, nothing of whom it is about.
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions } from './logging.ts'

test('a request is logged with its path, without what it asked for and without anybody’s identification', async () => {
  let text = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  const options = loggerOptions({ logLevel: 'info' })
  const app = fastify({ logger: { ...options, stream }, routerOptions: { ignoreTrailingSlash: true } })
  app.get('/api/quota/:identification', async () => ({}))
  app.get('/api/order/:id', async () => ({}))
  app.get('/api/tracking/:code', async () => ({}))
  app.get('/rastreo/:code', async () => ({}))

  await app.inject('/api/quota/1710034065?year=2026')
  await app.inject('/api/quota/AB123456/')
  await app.inject('/api/order/0192f3a0?token=secreto')
  await app.inject('/api/tracking/0123456789abcdefghjk')
  await app.inject('/rastreo/9876543210ABCDEFGHJK/')
  await app.close()

  expect(text).toContain('"path":"/api/quota/{identification}"')
  expect(text).not.toContain('1710034065')
  expect(text).not.toContain('AB123456')
  expect(text).toContain('"path":"/api/order/0192f3a0"')
  expect(text).not.toContain('secreto')
  expect(text).toContain('"path":"/api/tracking/{code}"')
  expect(text).toContain('"path":"/rastreo/{code}/"')
  expect(text).not.toMatch(/0123456789|9876543210/)
})

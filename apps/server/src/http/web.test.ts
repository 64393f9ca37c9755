import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knowRoutes } from './routes.ts'
import { securityHeaders } from './security-headers.ts'
import { serveWeb } from './web.ts'

const METAS = '<meta name="api-host" content="/api"><meta name="notifications" content="/remote/notifications/">'
const HERE = { apiHost: undefined, notificationsUrl: undefined, allowedOrigins: [] }

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puente-web-'))
  await put('web/index.html', `<style nonce="__NONCE__"></style><meta name="nonce" content="__NONCE__">${METAS}`)
  await put('web/assets/main-a1b2.js', 'plain script')
  await put('web/assets/main-a1b2.js.br', brotliCompressSync('plain script'))
  await put('web/locales/es.json', '{}')
  await put('web/sw.js', 'worker script')
  await put('web/sw.js.br', brotliCompressSync('worker script'))
  await put('web/manifest.webmanifest', '{}')
  await put('notifications/index.html', '<script type="module" src="./main.js"></script>')
  await put('notifications/main.js', 'frame script')
  app = await serverOf(HERE)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function serverOf(places: Parameters<typeof serveWeb>[1]): Promise<FastifyInstance> {
  const server = fastify()
  securityHeaders(server, 'http://localhost:3000')
  knowRoutes(server)
  await serveWeb(server, places, { web: join(folder, 'web'), notifications: join(folder, 'notifications') })
  return server
}

async function put(path: string, content: string | Buffer) {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), content)
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the page', () => {
  test.each([
    '/',
    '/login',
    '/login/',
    '/operations/bodega',
    '/perfil?tab=access',
    '/?q=1',
    '///',
    '/rastreo/0123456789abcdefghjk',
  ])('answers %s', async (url) => {
    const { statusCode, headers, body } = await get(url)

    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<style nonce="')
  })

  test('of a shared link is for no search engine, other pages are', async () => {
    expect((await get('/rastreo/0123456789abcdefghjk')).headers['x-robots-tag']).toBe('noindex')
    expect((await get('/terminos')).headers['x-robots-tag']).toBeUndefined()
  })

  test.each(['/.env', '/.git/config', '/wp-login', '/operations', '/login/x'])(
    'is not found at %s, where no screen is',
    async (url) => {
      const { statusCode, headers, body } = await get(url)

      expect(statusCode).toBe(404)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toContain('<style nonce="')
    },
  )

  test('has a new nonce in every answer, the same in page and policy', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, body } = await get('/')
        const [, nonce] = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy'])) ?? []
        expect(body).toBe(`<style nonce="${nonce}"></style><meta name="nonce" content="${nonce}">${METAS}`)
        return nonce
      }),
    )

    expect(new Set(nonces).size).toBe(2)
  })

  test('allows no script but its own, no frame around it and no string as script', async () => {
    const { headers } = await get('/')

    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  })

  test.each(['/missing.js', '/api/nothing', '/remote/nothing', '/index.html.map'])('is not what %s answers', async (url) => {
    expect((await get(url)).json()).toEqual({ statusCode: 404, code: 'routeNotFound', message: 'No match for this path' })
  })

  test('answers no other method', async () => {
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
  })
})

describe('the files of the web', () => {
  test('with a hash in their name never change', async () => {
    const { headers, body } = await get('/assets/main-a1b2.js')

    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(body).toBe('plain script')
  })

  test('come compressed where they were', async () => {
    const { headers } = await get('/assets/main-a1b2.js', { 'accept-encoding': 'gzip, br' })

    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-type']).toContain('javascript')
  })

  test('without one are asked for again', async () => {
    expect((await get('/locales/es.json')).headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
  })

  test('name the application that may be installed', async () => {
    expect((await get('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json')
  })

  test('do not reach outside of their folder', async () => {
    expect((await get('/assets/..%2f..%2fnotifications/main.js')).statusCode).toBe(404)
  })
})

test.each<Record<string, string>>([{}, { 'accept-encoding': 'gzip, br' }])(
  'the service worker, compressed or not, reaches this server alone: %j',
  async (accepted) => {
    const { headers } = await get('/sw.js', accepted)

    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toContain('javascript')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
  },
)

describe('a page whose API and component are elsewhere', () => {
  const elsewhere = {
    apiHost: 'https://api.puente.test/api',
    notificationsUrl: 'https://frames.puente.test/remote/notifications/',
    allowedOrigins: [],
  }
  const page = async (places: typeof elsewhere) => (await serverOf(places)).inject('/')

  test('says where, and may reach both and nothing more', async () => {
    const { body, headers } = await page(elsewhere)

    expect(body).toContain('<meta name="api-host" content="https://api.puente.test/api">')
    expect(body).toContain('<meta name="notifications" content="https://frames.puente.test/remote/notifications/">')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' https://api.puente.test;")
    expect(policy).toContain("frame-src 'self' https://frames.puente.test;")
    expect(policy).toContain("script-src 'self';")
  })

  test('does without the component where it is off', async () => {
    const { body, headers } = await page({ ...elsewhere, notificationsUrl: 'off' })

    expect(body).toContain('<meta name="notifications" content="">')
    expect(headers['content-security-policy']).toContain("frame-src 'self';")
  })

  test('may show the component of the server that allows its calls', async () => {
    const server = await serverOf({ ...HERE, allowedOrigins: ['https://app.puente.test'] } as typeof HERE)
    const { headers } = await server.inject('/remote/notifications/')

    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://app.puente.test;")
  })
})

describe('the notifications component', () => {
  test('is a sandboxed page of its own', async () => {
    const { statusCode, headers, body } = await get('/remote/notifications/')

    expect(statusCode).toBe(200)
    expect(body).toContain('./main.js')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("trusted-types 'none'")
  })

  test('is there for browsers, which accept compression, and is asked for again', async () => {
    const { statusCode, headers } = await get('/remote/notifications/', { 'accept-encoding': 'gzip, deflate, br, zstd' })

    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('may be fetched from its opaque origin', async () => {
    const { headers } = await get('/remote/notifications/main.js')

    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
  })
})

test('without a build the API still answers', async () => {
  const bare = fastify()
  knowRoutes(bare)
  await serveWeb(bare, HERE, { web: join(folder, 'nothing'), notifications: join(folder, 'nothing') })

  expect((await bare.inject('/')).statusCode).toBe(404)
})

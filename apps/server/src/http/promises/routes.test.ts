import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { anonymous, currentServer, signedInAs } from '../../testing/world.ts'

const ID = '01890000-0000-7000-8000-000000000000'
const ask = async (method: string, path: string, init: RequestInit = {}) => {
  const response = await anonymous.fetch(path, { method, ...init })
  const text = await response.text()
  return {
    status: response.status,
    allow: response.headers.get('allow'),
    body: text === '' ? null : (JSON.parse(text) as unknown),
  }
}

const NOT_ALLOWED = { statusCode: 405, code: 'methodNotAllowed', message: 'This path does not answer this method' }
const NO_SUCH_PATH = { statusCode: 404, code: 'routeNotFound', message: 'No match for this path' }

describe('a path that answers other methods', () => {
  test.each([
    ['GET', '/api/auth/signin', 'POST, OPTIONS'],
    ['GET', '/api/auth/signin/', 'POST, OPTIONS'],
    ['GET', '/api/auth/signin?next=/', 'POST, OPTIONS'],
    ['POST', '/api/auth/me', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/auth/me', 'GET, HEAD, OPTIONS'],
    ['PATCH', `/api/file/${ID}`, 'GET, HEAD, OPTIONS'],
    ['PATCH', `/api/file/${ID}/`, 'GET, HEAD, OPTIONS'],
    ['PATCH', `/api/user/authorized-names/${ID}`, 'DELETE, PUT, OPTIONS'],
    ['POST', `/api/manifest/${ID}`, 'DELETE, GET, HEAD, PUT, OPTIONS'],
  ])('%s %s is told which', async (method, path, allow) => {
    expect(await ask(method, path)).toEqual({ status: 405, allow, body: NOT_ALLOWED })
  })

  test('says so without reading what comes with it', async () => {
    const broken = { headers: { 'content-type': 'application/json' }, body: '{"broken":' }
    expect((await ask('PUT', '/api/auth/signin', broken)).status).toBe(405)

    const unknown = { headers: { 'content-type': 'application/xml' }, body: '<a/>' }
    expect((await ask('PUT', '/api/auth/signin', unknown)).status).toBe(405)
  })

  test('says so to a method that nobody uses', async () => {
    const { url } = await currentServer()
    const status = await new Promise((resolve, reject) => {
      request(`${url}/api/auth/me`, { method: 'PROPFIND' }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })

    expect(status).toBe(405)
  })
})

describe('a path that nothing answers', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/nothing/'],
    ['OPTIONS', '/api/nothing'],
    ['POST', '/api'],
    ['GET', `/api/file/${ID}/more`],
  ])('%s %s is not there', async (method, path) => {
    expect(await ask(method, path)).toEqual({ status: 404, allow: null, body: NO_SUCH_PATH })
  })

  test('says so without reading what comes with it', async () => {
    const init = { headers: { 'content-type': 'application/json' }, body: '{"broken":' }

    expect((await ask('POST', '/api/nothing', init)).status).toBe(404)
  })
})

describe('OPTIONS', () => {
  test.each(['/api/auth/me', '/api/auth/me/'])('of %s answers the methods, without a session', async (path) => {
    expect(await ask('OPTIONS', path)).toEqual({ status: 204, allow: 'GET, HEAD, OPTIONS', body: null })
  })
})

describe('HEAD', () => {
  test('is answered as GET is, without the body', async () => {
    const administrator = signedInAs('administrator')
    const [get, head] = [await administrator.fetch('/api/auth/me'), await administrator.fetch('/api/auth/me', { method: 'HEAD' })]

    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['content-type', 'content-length', 'etag']) expect(head.headers.get(name)).toBe(get.headers.get(name))
  })

  test('asks for the same session', async () => {
    expect((await ask('HEAD', '/api/auth/me')).status).toBe(401)
  })

  test('of what is only written is not allowed', async () => {
    expect(await ask('HEAD', '/api/auth/signin')).toEqual({ status: 405, allow: 'POST, OPTIONS', body: null })
  })
})

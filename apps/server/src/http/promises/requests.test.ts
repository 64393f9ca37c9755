import { session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { anonymous, given, signedInAs } from '../../testing/world.ts'

const post = (path: string, body: string, contentType = 'application/json') =>
  anonymous.fetch(path, { method: 'POST', headers: { 'content-type': contentType }, body })

describe('a request that cannot be understood', () => {
  test.each([
    ['broken JSON', '{"email":', 400, 'malformedRequest'],
    ['a NUL character', String.raw`{"email":"a\u0000b@puente.test","password":"x"}`, 400, 'malformedRequest'],
    ['half of a character', String.raw`{"email":"a\ud83e@puente.test","password":"x"}`, 400, 'malformedRequest'],
    ['half of a character in a name', String.raw`{"email\uDDF3":"a@puente.test","password":"x"}`, 400, 'malformedRequest'],
    [
      'a whole character in two escapes',
      String.raw`{"email":"a@puente.test","password":"\ud83e\uddf3"}`,
      401,
      'wrongCredentials',
    ],
    ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@puente.test","password":"x"}', 400, 'malformedRequest'],
    [
      'a prototype in disguise',
      String.raw`{"\u005f\u005fproto__":{},"email":"a@puente.test","password":"x"}`,
      400,
      'malformedRequest',
    ],
    ['an array', '[]', 422, 'validationFailed'],
    ['null', 'null', 422, 'validationFailed'],
    ['nothing', '', 422, 'validationFailed'],
    ['wrong types', '{"email":{"$gt":""},"password":["x"]}', 422, 'validationFailed'],
    ['endless nesting', '['.repeat(100_000) + ']'.repeat(100_000), 422, 'validationFailed'],
    ['more than a megabyte', JSON.stringify({ email: 'x'.repeat(1_100_000) }), 413, 'requestTooLarge'],
  ])('%s is refused and says so', async (_what, body, statusCode, code) => {
    const response = await post('/api/auth/signin', body)

    expect(response.status).toBe(statusCode)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const answer = await response.json()
    expect(answer).toMatchObject({ statusCode, code })
    expect(JSON.stringify(answer)).not.toContain('.ts:')
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s is not taken',
    async (contentType) => {
      const response = await post('/api/auth/signin', 'email=a', contentType)

      expect(response.status).toBe(415)
      expect(await response.json()).toEqual({
        statusCode: 415,
        code: 'mediaTypeNotAllowed',
        message: 'This type of content is not allowed',
      })
    },
  )

  test.each([
    ['an unknown path', '/api/nothing', 404, 'routeNotFound'],
    ['a path above', '/api/%2e%2e%2f%2e%2e%2fetc/passwd', 404, 'routeNotFound'],
    ['a broken escape', '/api/file/%E0%A4%A', 400, 'malformedRequest'],
    ['the bare prefix', '/api', 404, 'routeNotFound'],
    ['an endless parameter', `/api/file/${'a'.repeat(5_000)}`, 400, 'malformedRequest'],
  ])('%s is refused', async (_what, path, statusCode, code) => {
    const response = await anonymous.fetch(path)

    expect(response.status).toBe(statusCode)
    expect(await response.json()).toMatchObject({ statusCode, code })
  })

  test('a query with a NUL character or a doubled parameter is refused', async () => {
    const administrator = signedInAs('administrator')

    expect((await administrator.fetch('/api/user?q=a%00b')).status).toBe(400)
    expect((await administrator.fetch('/api/user?page=1&page=2')).status).toBe(422)
    expect((await administrator.fetch('/api/user?limit=101')).status).toBe(422)
  })

  test('an id that is none names its field', async () => {
    const response = await signedInAs('administrator').fetch('/api/associate/17/client')

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ details: { fields: [{ path: 'id', code: 'notValid' }] } })
  })
})

describe('every request', () => {
  test('may end with a slash', async () => {
    expect((await anonymous.fetch('/api/health/live/')).status).toBe(200)
  })

  test('may carry a body with DELETE', async () => {
    const associate = await given.associate()
    const attempt = await signedInAs('administrator').fetch(`/api/associate/${associate.id}/client/`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientIds: [] }),
    })

    expect(attempt.status).toBe(422)
    expect(await attempt.json()).toMatchObject({ details: { fields: [{ path: 'clientIds', code: 'required' }] } })
  })

  test('has an id, its own or the caller’s', async () => {
    const own = await anonymous.fetch('/api/health/live')
    const theirs = await anonymous.fetch('/api/health/live', { headers: { 'x-request-id': 'trace-12345678' } })
    const unusable = await anonymous.fetch('/api/health/live', { headers: { 'x-request-id': 'a b' } })

    expect(own.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(theirs.headers.get('x-request-id')).toBe('trace-12345678')
    expect(unusable.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  test('is answered with headers that allow nothing', async () => {
    const { headers } = await anonymous.fetch('/api/health/live')

    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('is refused before anything of it is read when nobody is signed in', async () => {
    const response = await anonymous.fetch('/api/user/authorized-names', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"broken":',
    })

    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ statusCode: 401, code: 'notSignedIn', message: 'Sign in to continue' })
  })

  test('a role that may not is told before its input is looked at', async () => {
    const response = await signedInAs('client').fetch('/api/user?page=nonsense')

    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ statusCode: 403, code: 'roleNotAllowed', message: 'Your role does not allow this' })
  })

  test('works with a token of upper and lower case scheme', async () => {
    const client = await given.client()
    const { accessToken } = await anonymous.call(session.signIn, { body: { email: client.email, password: client.password } })

    const response = await anonymous.fetch('/api/auth/me', { headers: { authorization: `bearer ${accessToken}` } })

    expect(response.status).toBe(200)
  })
})

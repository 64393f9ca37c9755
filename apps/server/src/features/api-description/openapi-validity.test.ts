// The description is held against the specification of OpenAPI 3.1, and real answers against the description.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { given } from '../../testing/given/given-orders.ts'
import { billedBundle } from '../../testing/given/given-packages.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'
import { examples } from './examples.ts'
import type { Answered, OpenApiDocument } from './openapi.ts'
import { openApiDocument } from './openapi-document.ts'
import { endpoints } from './published-contract.ts'

const document: OpenApiDocument = openApiDocument('0.1.0')

/** The strictest rules there are, but for what is not ours to choose. */
const RULES = {
  'info-license': 'off',
  // The specification has /order/{id}/… beside /order/client/{id}; the server prefers what is written out.
  'no-ambiguous-paths': 'off',
  // Whether the server lives is never refused.
  'operation-4xx-response': 'off',
} as const

async function problemsOf(described: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules: RULES })
  const problems = await lintFromString({ source: JSON.stringify(described), config })
  return problems.map(({ ruleId, message, location: [where] }) => `${ruleId} ${where?.pointer ?? ''} ${message}`)
}

describe('the description', () => {
  test('is valid OpenAPI 3.1, examples included', async () => {
    expect(await problemsOf(document)).toEqual([])
  })

  test.each([
    ['a parameter without schema', { parameters: [{ name: 'page', in: 'query' }] }],
    ['an answer without description', { responses: { 200: {} } }],
    ['a body that is none', { requestBody: { content: 'json' } }],
  ])('would not be with %s', async (_what, changes) => {
    const { get } = document.paths['/company'] ?? {}
    const broken = { ...document, paths: { ...document.paths, '/company': { get: { ...get, ...changes } } } }

    expect(await problemsOf(broken)).not.toEqual([])
  })
})

describe('an example', () => {
  const bodies = endpoints().flatMap(({ name, endpoint: { method, path, body } }) => {
    const described = document.paths[path]?.[method.toLowerCase() as 'post']?.requestBody?.content['application/json']
    return body ? [{ name, body, example: described?.example }] : []
  })

  test.each(bodies)('of $name is what the server takes', ({ body, example }) => {
    expect(body.safeParse(example)).toMatchObject({ success: true })
  })

  test.each(examples())('written by hand for %s is what the server takes and answers', (name, { body, answer }) => {
    const { endpoint } = endpoints().find((one) => one.name === name) ?? {}

    if (body !== undefined) expect(endpoint?.body?.safeParse(body)).toMatchObject({ success: true })
    if (answer !== undefined && typeof endpoint?.response === 'object') {
      expect(endpoint.response.safeParse(answer)).toMatchObject({ success: true })
    }
  })
})

describe('a real answer is as described', () => {
  let client: Person
  let administrator: Caller
  const ajv = addFormats.default(new Ajv.default({ strict: false, allErrors: true }))
  ajv.addSchema(document, 'api')

  beforeAll(async () => {
    client = await given.client({ associate: await given.associate() })
    await billedBundle(client)
    administrator = signedInAs('administrator')
  })

  /** Where the schema of an answer stands in the description. */
  function schemaAt(path: string, status: number): string {
    const described = document.paths[path]?.get?.responses[status] as Answered | undefined
    if (!described?.content?.['application/json']) throw new Error(`${status} of ${path} is not described`)
    const pointer = ['paths', path, 'get', 'responses', String(status), 'content', 'application/json', 'schema']
    return `api#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
  }

  async function wrongIn(caller: Caller, path: string, { at = path, status = 200 } = {}): Promise<unknown> {
    const response = await caller.fetch(`/api${at}`)
    expect(response.status).toBe(status)
    const validate = ajv.getSchema(schemaAt(path, status))
    validate?.(await response.json())
    return validate ? validate.errors : 'no such schema'
  }

  test.each([
    '/auth/me',
    '/company',
    '/order/client',
    '/sale-order',
    '/notification',
    '/user/authorized-names',
    '/quotation/parameters',
  ])('GET %s of a client', async (path) => {
    expect(await wrongIn(signedInAs(client), path)).toBeNull()
  })

  test.each([
    '/order/admin',
    '/bundle',
    '/manifest',
    '/user',
    '/associate',
    '/associate/orders',
    '/dashboard',
    '/configuration-parameter',
  ])('GET %s of an administrator', async (path) => {
    expect(await wrongIn(administrator, path)).toBeNull()
  })

  test.each(['order', 'bundle', 'manifest'])('GET /%s/{id}', async (record) => {
    const list = record === 'order' ? '/order/admin' : `/${record}`
    const { data } = (await (await administrator.fetch(`/api${list}`)).json()) as { data: { id: string }[] }

    expect(await wrongIn(administrator, `/${record}/{id}`, { at: `/${record}/${data[0]?.id}` })).toBeNull()
  })

  test('every refusal has the one shape', async () => {
    expect(await wrongIn(anonymous, '/auth/me', { status: 401 })).toBeNull()
    expect(await wrongIn(signedInAs(client), '/dashboard', { status: 403 })).toBeNull()
    const absent = '/order/01890000-0000-7000-8000-000000000000'
    expect(await wrongIn(administrator, '/order/{id}', { at: absent, status: 404 })).toBeNull()
    expect(await wrongIn(administrator, '/order/{id}', { at: '/order/1', status: 422 })).toBeNull()
  })

  test('one that is not would be found', () => {
    const validate = ajv.getSchema(schemaAt('/auth/me', 200))

    expect(validate?.({ id: 1 })).toBe(false)
  })
})

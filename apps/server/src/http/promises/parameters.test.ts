// The parameters of a call's address: those that are published are taken, every other one is refused.
import type { Endpoint } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { ABSENT } from '../../testing/record-calls.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

type Row = [method: string, path: string, endpoint: Endpoint]
type Answer = { http: number; code?: string; details?: { fields?: { path: string; didYouMean?: string }[] } }

const CALLS = endpoints().map(({ endpoint }): Row => [endpoint.method, endpoint.path, endpoint])
/** What asks for a machine: its calls may carry anything. */
const OPEN = ['/health/live', '/health/ready']

describe('a parameter that is not published is refused', () => {
  test.each(CALLS.filter(([, path]) => !OPEN.includes(path)))('by %s %s', async (_method, _path, endpoint) => {
    expect(await answerTo(endpoint, 'x=1')).toMatchObject({
      http: 422,
      code: 'unknownParameter',
      details: { fields: [{ path: 'x', code: 'unknownParameter', message: 'This call does not take this parameter' }] },
    })
  })

  test.each(OPEN)('but not by %s', async (path) => {
    expect((await anonymous.fetch(`/api${path}?x=1`)).status).toBe(200)
  })
})

const PUBLISHED = CALLS.flatMap(([method, path, endpoint]) =>
  Object.entries(propertiesOf(endpoint)).map(([name, schema]) => [method, path, name, sampleOf(name, schema), endpoint] as const),
)

describe('a parameter that is published is taken', () => {
  test.each(PUBLISHED)('by %s %s: %s=%s', async (_method, _path, name, value, endpoint) => {
    const { code } = await answerTo(endpoint, query(endpoint, name, value))
    expect(code).not.toBe('unknownParameter')
    expect(code).not.toBe('validationFailed')
  })
})

describe('the parameter that was meant is named', () => {
  test.each([
    ['staus=inReview', 'staus', 'status'],
    ['status[]=inReview', 'status[]', 'status'],
    ['client_id=1', 'client_id', 'clientId'],
    ['sort=code', 'sort', undefined],
    ['__proto__=1', '__proto__', undefined],
  ])('%s', async (search, path, didYouMean) => {
    const response = await signedInAs('administrator').fetch(`/api/order/admin?${search}`)
    const { details } = (await response.json()) as Answer
    expect([response.status, details?.fields?.map((field) => [field.path, field.didYouMean])]).toEqual([
      422,
      [[path, didYouMean]],
    ])
  })

  const misspelt = CALLS.flatMap(([method, path, endpoint]) =>
    Object.keys(propertiesOf(endpoint)).flatMap((name) =>
      [`${name}[]`, ...(name === 'status' ? ['staus', 'stauts', 'Status'] : [])].map(
        (wrong) => [method, path, wrong, name, endpoint] as const,
      ),
    ),
  )
  test.each(misspelt)('by %s %s: of %s', async (_method, _path, wrong, name, endpoint) => {
    expect(await answerTo(endpoint, `${encodeURIComponent(wrong)}=1`)).toMatchObject({
      http: 422,
      code: 'unknownParameter',
      details: { fields: [{ path: wrong, didYouMean: name }] },
    })
  })

  test('each of several, before what is wrong with the others', async () => {
    const response = await signedInAs('administrator').fetch('/api/order/admin?limit=0&stauts=inReview&colour=red')
    expect(await response.json()).toEqual({
      statusCode: 422,
      code: 'unknownParameter',
      message: 'This call does not take this parameter',
      details: {
        fields: [
          {
            path: 'stauts',
            code: 'unknownParameter',
            message: 'This call does not take this parameter',
            didYouMean: 'status',
          },
          { path: 'colour', code: 'unknownParameter', message: 'This call does not take this parameter' },
        ],
      },
    })
  })
})

const RANGES = CALLS.filter(([, , endpoint]) => 'from' in propertiesOf(endpoint) && 'to' in propertiesOf(endpoint))

describe('a range of days has both or none, in order', () => {
  test.each(RANGES)('of %s %s', async (_method, _path, endpoint) => {
    // What the call takes beside a range and cannot do without is of no matter here: what is said of the days is.
    const saidOf = async (search: string) => {
      const { code, details } = await answerTo(endpoint, search)
      return details?.fields?.some(({ path }) => path === 'from' || path === 'to') ? code : 'nothing'
    }
    expect(await saidOf('from=2026-11-16')).toBe('fieldRequired')
    expect(await saidOf('to=2026-11-16')).toBe('fieldRequired')
    expect(await saidOf('from=2026-11-17&to=2026-11-16')).toBe('dateRangeReversed')
    expect(await saidOf('from=2026-11-16&to=2026-11-16')).toBe('nothing')
  })

  test('are as many as there are lists of what happened on a day', () => {
    expect(RANGES.length).toBeGreaterThan(40)
  })
})

type Schema = {
  type?: string
  format?: string
  enum?: string[]
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  minLength?: number
  example?: string
}

function propertiesOf({ query }: Endpoint): Record<string, Schema> {
  if (!query) return {}
  return z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' }).properties as Record<string, Schema>
}

/** A value that the contract says is one. */
function sampleOf(name: string, schema: Schema): string {
  const { type, format, enum: values, items, minimum = 1, minLength = 1, example } = schema
  if (example) return example
  if (items) return sampleOf(name, items)
  if (values?.[0]) return values[0]
  if (type === 'boolean') return 'true'
  if (type === 'integer' || type === 'number') return String(minimum)
  if (format === 'uuid') return ABSENT
  if (format === 'date') return '2026-11-16'
  return 'a'.repeat(minLength)
}

/** Ranges have both their days or none; a cursor is one that the list gave; labels are of something. */
function query(endpoint: Endpoint, name: string, value: string): string {
  if (name === 'format' && 'id' in propertiesOf(endpoint)) return `id=${ABSENT}&format=${value}`
  if (name === 'from' || name === 'to') return `from=${value}&to=${value}`
  return name === 'cursor' ? 'limit=1' : `${name}=${encodeURIComponent(value)}`
}

const within = (path: string): string =>
  path
    .replace('{identification}', '1710034065')
    .replace('{kind}', 'terms')
    .replaceAll(/\{\w+\}/g, ABSENT)

async function answerTo({ method, path, roles }: Endpoint, search: string): Promise<Answer> {
  const [role = 'client'] = roles === 'anyone' ? [] : roles
  const caller = roles === 'anyone' ? anonymous : signedInAs(role)
  const abort = new AbortController()
  const response = await caller.fetch(`/api${within(path)}?${search}`, { method, signal: abort.signal })
  if (response.headers.get('content-type')?.includes('json')) {
    return { http: response.status, ...((await response.json()) as Omit<Answer, 'http'>) }
  }
  abort.abort()
  return { http: response.status }
}

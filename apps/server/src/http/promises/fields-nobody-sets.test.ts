// What no caller says of a record: every writing call with each of these fields, in every object that it sends. None is taken.
import { session } from '@app/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { callerWith } from '../../testing/caller.ts'
import { liftQuota } from '../../testing/given/given-records.ts'
import { nameOf } from '../../testing/record-calls.ts'
import { whatIsKept } from '../../testing/what-is-kept.repository.ts'
import { currentServer } from '../../testing/world.ts'
import { type House, newHouse, ready, WRITING_CALLS } from '../../testing/writing-calls.ts'

/** No record has this in it unless somebody took it from a caller. */
const INTRUDER = 'intruder 7f3a'

const FIELDS: Record<string, unknown> = {
  role: INTRUDER,
  isAdmin: true,
  isAssociate: true,
  userType: 1,
  hasDiscount: true,
  casilleroCode: INTRUDER,
  passwordHash: INTRUDER,
  status: INTRUDER,
  paid: true,
  price: 1,
  priceInCents: 1,
  total: 1,
  totalInCents: 1,
  owner: INTRUDER,
  ownerId: '01890000-0000-7000-8000-000000000000',
  clientId: '01890000-0000-7000-8000-000000000000',
  associateId: '01890000-0000-7000-8000-000000000000',
  actorId: '01890000-0000-7000-8000-000000000000',
  version: 99,
  id: '01890000-0000-7000-8000-000000000000',
  createdAt: '2020-01-01T00:00:00.000Z',
}
/** What would change every object there is, not only this one, and how it is refused. */
const PROTOTYPES: [field: string, value: unknown, answer: string][] = [
  ['__proto__', { isAdmin: true }, '400 malformedRequest'],
  ['constructor', { prototype: { isAdmin: true } }, '422 validationFailed'],
]

/** Written by hand: what an administrator does say of an account; the id is that of an account at a bank. */
const SAID: Record<string, string[]> = {
  'POST /user': ['hasDiscount'],
  'PUT /company': ['id'],
  'POST /account/move': ['clientId'],
  'POST /account/write-off': ['clientId'],
  'PUT /account/opening': ['clientId'],
  'POST /refund': ['clientId'],
  'PUT /order/admin/paid/associate': ['totalInCents'],
  'PUT /user/{id}': ['userType', 'hasDiscount', 'status'],
}
/** Written by hand: what a saved view holds is the caller's own business. */
const FREE = ['POST /saved-view query', 'PUT /saved-view/{id} query']

const CALLS = [session.signIn, ...WRITING_CALLS].map((endpoint) => [nameOf(endpoint), endpoint] as const)
let house: House

beforeAll(async () => {
  await liftQuota()
  house = await newHouse()
}, 60_000)

test.each(CALLS)('%s', async (name, endpoint) => {
  const isSigningIn = endpoint === session.signIn
  const { email, password, network } = house.client
  const signingIn = { sent: { body: { email, password } }, headers: { 'x-forwarded-for': network } }
  const { sent, headers } = isSigningIn ? signingIn : await ready(endpoint, house)
  const caller = callerWith(async () => headers)
  const sendWith = async (body: unknown) => {
    const response = await caller.send(endpoint, { ...sent, body } as never)
    const { code } = (await response.json()) as { code?: string }
    return response.ok ? 'done' : `${response.status} ${code}`
  }

  if (!endpoint.body) {
    expect(await sendWith(FIELDS)).toBe('done')
    expect(await intruders()).toEqual([])
    return
  }
  const before = await whatIsKept()
  const taken: string[] = []
  for (const { path, put } of placesIn(sent.body ?? {})) {
    if (FREE.includes(`${name} ${path}`)) continue
    for (const [field, value] of Object.entries(FIELDS)) {
      if (SAID[name]?.includes(field)) continue
      const body = put(field, value)
      const answer = body ? await sendWith(body) : '422 validationFailed'
      if (answer !== '422 validationFailed') taken.push(`${path}.${field}: ${answer}`)
    }
    for (const [field, value, expected] of PROTOTYPES) {
      const answer = await sendWith(put(field, value))
      if (answer !== expected) taken.push(`${path}.${field}: ${answer}`)
    }
  }

  expect(taken).toEqual([])
  expect(await whatIsKept()).toEqual(before)
  expect(await intruders()).toEqual([])
})

/** Every object of what is sent; `put` is the whole with one field more in it, or nothing where it is there already. */
function placesIn(sent: object): { path: string; put: (field: string, value: unknown) => object | null }[] {
  const found: string[][] = []
  const walk = (value: unknown, path: string[]): void => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) found.push(path)
    for (const [key, inside] of Object.entries(value)) walk(inside, [...path, key])
  }
  walk(sent, [])
  return found.map((path) => ({
    path: path.join('.'),
    put: (field, value) => {
      const whole = structuredClone(sent)
      const place = path.reduce<object>((inside, key) => (inside as Record<string, object>)[key] ?? {}, whole)
      if (Object.hasOwn(place, field)) return null
      Object.defineProperty(place, field, { value, enumerable: true })
      return whole
    },
  }))
}

/** The tables that have it somewhere. */
async function intruders(): Promise<string[]> {
  const { db } = await currentServer()
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and (xpath('/row/found/text()', query_to_xml(format('select count(*) as found from %I row where row::text like %L',
        table_name, ${`%${INTRUDER}%`}::text), false, true, '')))[1]::text <> '0'`)
  return rows.map(({ name }) => name)
}

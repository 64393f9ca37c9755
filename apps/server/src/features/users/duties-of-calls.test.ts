// Which administrator may call what (office, section 7): each duty and each call that writes, and what is read of money, by hand.
import { DUTIES, type Duty } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { DUTIES_OF_GOODS } from '../../testing/access/duties-of-goods.ts'
import { DUTIES_OF_MONEY } from '../../testing/access/duties-of-money.ts'
import { DUTIES_OF_PEOPLE } from '../../testing/access/duties-of-people.ts'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'
import { endpoints } from '../api-description/published-contract.ts'

const LETTERS: Readonly<Record<Duty, string>> = {
  owner: 'O',
  warehouseMIA: 'M',
  warehouseUIO: 'U',
  counter: 'C',
  accounts: 'A',
  purchasing: 'P',
  reader: 'R',
}

type Call = { method: string; path: string; letters: readonly string[] }

const CALLS = (DUTIES_OF_GOODS + DUTIES_OF_MONEY + DUTIES_OF_PEOPLE)
  .trim()
  .split(/\n+/)
  .flatMap((line): Call[] => {
    const [method = '', path = '', ...letters] = line.trim().split(/\s+/)
    if (method !== 'LIST') return [{ method, path, letters }]
    return ['', '/export', '/selection'].map((ending) => ({ method: 'GET', path: `${path}${ending}`, letters }))
  })

const NOBODY = '01890000-0000-7000-8000-000000000000'
/** After them the session is another, or none. */
const ENDING = ['/auth/logout', '/auth/closing']

test('the tables hold every call of administrators that writes, once', () => {
  const writing = endpoints().flatMap(({ endpoint: { method, path, roles } }) =>
    method !== 'GET' && roles !== 'anyone' && roles.includes('administrator') ? [`${method} ${path}`] : [],
  )
  const written = CALLS.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]))
  expect(written.toSorted()).toEqual(writing.toSorted())
})

test('the tables hold every call that is not read by all', () => {
  const closed = endpoints().flatMap(({ endpoint: { method, path, duties } }) => (method === 'GET' && duties ? [path] : []))
  const read = CALLS.flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
  expect(read.toSorted()).toEqual(closed.toSorted())
})

describe.each(DUTIES)('%s', (duty) => {
  let person: Promise<Person>
  const somebody = () => {
    person ??= givenDuties([duty])
    return person
  }

  test.each(CALLS)('$method $path', async ({ method, path, letters }) => {
    const caller = signedInAs(ENDING.includes(path) ? await givenDuties([duty]) : await somebody())
    const response = await caller.fetch(`/api${path.replaceAll(/\{\w+\}/g, NOBODY)}`, { method })
    const { code } = response.ok ? { code: 'done' } : ((await response.json()) as { code: string })
    await (response.bodyUsed ? undefined : response.body?.cancel())
    expect(code).not.toBe('routeNotFound')
    const isLetIn = duty === 'owner' || letters.includes(LETTERS[duty])
    expect(code === 'permissionMissing').toBe(!isLetIn)
  })
})

test('clients and associates are not asked for duties', async () => {
  for (const role of ['client', 'associate'] as const) {
    const response = await signedInAs(await given[role]()).fetch('/api/sale-order')
    expect(response.status).toBe(200)
  }
})

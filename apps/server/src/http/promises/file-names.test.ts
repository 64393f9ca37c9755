// No two files that are made of the moment have one name: what is kept of one day is not kept over another (docs/decisions/0095).
import { accounts, labels } from '@app/contract'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { given } from '../../testing/given/given-orders.ts'
import { move, SECOND, standStill } from '../../testing/moved-clock.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

standStill()
const administrator = signedInAs('administrator')
let client: Person
let associate: Person
beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
})

const nameIn = (header: string | null): string => decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(header ?? '')?.[1] ?? '')
const LISTS = endpoints().filter(
  ({ endpoint: { path, roles } }) =>
    /export|excel/.test(path) && !path.startsWith('/manifest/{') && roles.includes('administrator'),
)

test('every list, workbook or text, asked for again with another filter', async () => {
  const names: string[] = []
  for (const { endpoint } of LISTS)
    for (const format of 'format' in (endpoint.query?.shape ?? {}) ? ['format=xlsx', 'format=csv'] : ['']) {
      move(SECOND)
      const id = endpoint.path.startsWith('/associate') ? associate.id : client.id
      const owner = endpoint.path.startsWith('/account') ? `&clientId=${client.id}` : ''
      const days =
        endpoint.path.startsWith('/report') && 'from' in (endpoint.query?.shape ?? {}) ? '&from=2026-01-01&to=2026-01-31' : ''
      const response = await administrator.fetch(`/api${endpoint.path.replace('{id}', id)}?${format}${owner}${days}`)
      expect([endpoint.path, response.status]).toEqual([endpoint.path, 200])
      names.push(nameIn(response.headers.get('content-disposition')))
    }
  expect(names.filter((name) => /^[\p{L}-]+(-[A-Z]+-\d+)?-\d{4}-\d\d-\d\d-\d{6}\.(xlsx|csv)$/u.test(name))).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
  expect(LISTS.length).toBeGreaterThan(15)
})

test('the statements of two clients at one moment, and of one client over other days', async () => {
  const statements = async (query: object) => [
    (await administrator.call(accounts.getAccountPdf, { query: query as { clientId: string } })).name,
    (await administrator.call(accounts.exportAccount, { query: { ...query, format: 'csv' } as never })).name,
  ]
  const other = await given.client()
  const names = [...(await statements({ clientId: client.id })), ...(await statements({ clientId: other.id }))]
  move(SECOND)
  names.push(...(await statements({ clientId: client.id, from: '2026-01-01', to: '2026-01-31' })))
  expect(new Set(names).size).toBe(6)
})

test('the labels of some packages, and of as many others', async () => {
  const print = async (ids: string[]) => (await administrator.call(labels.getOrderLabels, { query: { id: ids } })).name
  const ids = [(await given.order()).id, (await given.order()).id, (await given.order()).id]
  const first = await print(ids.slice(0, 2))
  move(SECOND)
  expect(await print(ids.slice(1))).not.toBe(first)
})

import { orders, type Sent } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { given as givenOrders } from '../testing/given/given-orders.ts'
import { given, type Person, signedInAs } from '../testing/world.ts'

const COLUMNS = [
  'createdAt',
  'updatedAt',
  'code',
  'orderDate',
  'estimatedArrivalDate',
  'arrivalDate',
  'status',
  'description',
  'tracking',
  'productValueInCents',
  'weightInGrams',
] as const
let client: Person

type Query = Sent<typeof orders.listClientOrders>['query']
const list = (query: Query) => signedInAs(client).call(orders.listClientOrders, { query })
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Every page by its cursor, the last one included. */
async function walk(query: Query): Promise<string[][]> {
  const pages: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data, meta } = await list({ ...query, ...(cursor && { cursor }) })
    pages.push(idsOf(data))
    cursor = meta.nextCursor
  }
  return pages
}

beforeAll(async () => {
  client = await given.client()
  // Equal values, and none at all where a column may have none.
  for (const valueInCents of [2_000, 2_000, 1_000]) await givenOrders.order({ client, valueInCents })
  for (const valueInCents of [2_000, 3_000]) await givenOrders.order({ client, valueInCents, status: 'inWarehouseMIA' })
})

describe('the pages of a list by cursor', () => {
  test.each(COLUMNS.flatMap((orderBy) => [['asc', orderBy] as const, ['desc', orderBy] as const]))(
    'hold every row once, in the order of the whole list: %s by %s',
    async (mode, orderBy) => {
      const whole = idsOf((await list({ orderBy, mode })).data)
      const pages = await walk({ orderBy, mode, limit: 2 })
      expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
      expect(pages.flat()).toEqual(whole)
    },
  )

  test('end without a cursor, also when the last one is full', async () => {
    expect((await walk({ limit: 5 })).map(({ length }) => length)).toEqual([5])
  })

  test('go on after the last row, whatever came in meanwhile', async () => {
    const other = await given.client()
    const listed = (query: Query) => signedInAs(other).call(orders.listClientOrders, { query })
    const [first, second] = [await givenOrders.order({ client: other }), await givenOrders.order({ client: other })]
    const { data, meta } = await listed({ limit: 1 })
    expect(idsOf(data)).toEqual([second.id])
    await givenOrders.order({ client: other })
    expect(idsOf((await listed({ limit: 1, cursor: meta.nextCursor ?? '' })).data)).toEqual([first.id])
  })
})

const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const SOME_ID = '0192f3a0-0000-7000-8000-000000000000'

test.each([
  ['text of nobody', 'garbage'],
  ['another order', forged(['code', 'desc', 'ORD-1', SOME_ID])],
  ['another direction', forged(['createdAt', 'asc', '2026-11-21T10:00:00Z', SOME_ID])],
  ['a date that there is not', forged(['createdAt', 'desc', '2026-02-30T10:00:00Z', SOME_ID])],
  ['a year that there is not', forged(['createdAt', 'desc', '0000-01-01T10:00:00Z', SOME_ID])],
  ['an hour that there is not', forged(['createdAt', 'desc', '2026-11-21T10:00:00+23:00', SOME_ID])],
  ['another kind of value', forged(['createdAt', 'desc', 7, SOME_ID])],
  ['no id', forged(['createdAt', 'desc', '2026-11-21T10:00:00Z', "'; --"])],
])('a cursor made of %s is refused', async (_what, cursor) => {
  await expect(list({ cursor })).rejects.toMatchObject({
    status: 422,
    code: 'fieldNotValid',
    details: { fields: [{ path: 'cursor' }] },
  })
})

// What must not compile: `tsc -b` fails where one of these does.
import { orders as contract } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { ordersTable as orders } from '../features/orders/orders.table.ts'
import { given } from '../testing/given/given-orders.ts'
import { type Person, signedInAs } from '../testing/world.ts'
import { list } from './list.ts'
import { between, oneOf } from './list-filters.ts'
import { all } from './reach.ts'
import { countRowsOf } from './reading.ts'

const reading = { id: orders.id, rows: async () => [], count: countRowsOf(orders), view: () => [] }
const sort = {
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  code: orders.code,
  orderDate: orders.orderDate,
  estimatedArrivalDate: orders.estimatedArrivalDate,
  arrivalDate: orders.arrivalDate,
  status: orders.status,
  description: orders.description,
  tracking: orders.tracking,
  productValueInCents: orders.productValueInCents,
  weightInGrams: orders.finalWeightInGrams,
  intakeAt: orders.intakeAt,
  statusSince: orders.statusSince,
}
const status = oneOf(orders.status)
const asked = { reach: { client: all }, sort, range: between(orders.createdAt), search: () => undefined }

test('what is published and what is applied are the same, or it does not compile', () => {
  const { code: _code, ...withoutCode } = sort
  const lists = [
    list(contract.listClientOrders, reading, { ...asked, filters: { status } }),
    // @ts-expect-error `status` is published, and nothing applies it.
    list(contract.listClientOrders, reading, { ...asked, filters: {} }),
    // @ts-expect-error `clientId` is applied, and this list does not publish it.
    list(contract.listClientOrders, reading, { ...asked, filters: { status, clientId: oneOf(orders.clientId) } }),
    // @ts-expect-error `status` takes statuses, not truth.
    list(contract.listClientOrders, reading, { ...asked, filters: { status: (wanted: boolean) => wanted && undefined } }),
    // @ts-expect-error It can be sorted by `code`, and no expression says how.
    list(contract.listClientOrders, reading, { ...asked, sort: withoutCode, filters: { status } }),
    // @ts-expect-error `store` is no column to sort by.
    list(contract.listClientOrders, reading, { ...asked, sort: { ...sort, store: orders.store }, filters: { status } }),
  ]
  expect(lists).toHaveLength(6)
})

describe('every list', () => {
  const orderOf = (client: Person) => given.order({ client })
  const found = async (client: Person, search: string) => {
    const response = await signedInAs(client).fetch(`/api/order/client?${search}`)
    const { data, meta, code, details } = (await response.json()) as Page
    return response.ok ? { ids: data.map(({ id }) => id), limit: meta.limit } : { code, field: details.fields[0]?.path }
  }

  test('takes a range of days, both or none, one day included', async () => {
    const client = await given.client()
    const { id, createdAt } = await orderOf(client)
    const today = new Date(Date.parse(createdAt) - 5 * 3_600_000).toISOString().slice(0, 10)
    expect(await found(client, `from=${today}&to=${today}`)).toMatchObject({ ids: [id] })
    expect(await found(client, 'from=2020-01-01&to=2020-12-31')).toMatchObject({ ids: [] })
    expect(await found(client, `from=${today}`)).toEqual({ code: 'fieldRequired', field: 'to' })
    expect(await found(client, `to=${today}`)).toEqual({ code: 'fieldRequired', field: 'from' })
    expect(await found(client, `from=${today}&to=2020-01-01`)).toEqual({ code: 'dateRangeReversed', field: 'to' })
  })

  test('takes `query` for `q`, and not two different texts', async () => {
    const client = await given.client()
    const { id, code } = await orderOf(client)
    expect(await found(client, `query=${code}`)).toMatchObject({ ids: [id] })
    expect(await found(client, 'query=zapatillas')).toMatchObject({ ids: [] })
    expect(await found(client, `q=${code}&query=${code}`)).toMatchObject({ ids: [id] })
    expect(await found(client, `q=${code}&query=otra`)).toEqual({ code: 'fieldNotValid', field: 'query' })
  })

  test('is one page where none are wanted', async () => {
    const client = await given.client()
    const ids = [(await orderOf(client)).id, (await orderOf(client)).id].toReversed()
    expect(await found(client, 'limit=1&paginate=true')).toEqual({ ids: ids.slice(0, 1), limit: 1 })
    expect(await found(client, 'limit=1&paginate=false')).toEqual({ ids, limit: 1_000 })
  })

  test('takes several values of a filter', async () => {
    const [one, other] = [await given.client(), await given.client()]
    const ids = [(await orderOf(one)).id, (await orderOf(other)).id]
    const search = `clientId=${one.id}&clientId=${other.id}&orderBy=createdAt&mode=asc`
    const response = await signedInAs('administrator').fetch(`/api/order/admin?${search}`)
    expect(((await response.json()) as Page).data.map(({ id }) => id)).toEqual(ids)
  })
})

type Page = { data: { id: string }[]; meta: { limit: number }; code: string; details: { fields: { path: string }[] } }

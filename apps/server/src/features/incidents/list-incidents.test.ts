import { incidents, orders } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const list = (query = {}) => administrator.call(incidents.listIncidents, { query })
const ordersIn = async (query = {}) => (await list(query)).data.map(({ order }) => order.code)

let client: Person
let wet: Order
let late: Order
let found: Order
let quiet: Order
let codes: string[]

async function open({ id }: Order, kind: 'damaged' | 'delayed' | 'lost') {
  const body = { kind, description: 'Lo que pasó.' }
  const incident = await administrator.call(incidents.openIncident, { params: { id }, body })
  return incident
}

beforeAll(async () => {
  client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
  wet = await given.order({ client })
  late = await given.order()
  found = await given.order({ client, status: 'reviewed' })
  quiet = await given.order({ client })
  const [first, second] = [await open(wet, 'damaged'), await open(late, 'delayed')]
  const lost = await open(found, 'lost')
  const body = { incidentId: lost.id, outcome: 'solved', resolution: 'Apareció.' } as const
  await administrator.call(incidents.resolveIncident, { params: { id: found.id }, body })
  codes = [first.code, second.code, lost.code]
})

describe('the list of incidents', () => {
  test('has the newest first, a page at a time', async () => {
    const { data, meta } = await list({ limit: 2 })

    expect(data.map(({ code }) => code)).toEqual([codes[2], codes[1]])
    expect(meta).toMatchObject({ total: 3, totalPages: 2 })
    expect(await ordersIn({ limit: 2, cursor: meta.nextCursor })).toEqual([wet.code])
  })

  test('is narrowed by status and kind', async () => {
    expect(await ordersIn({ status: 'opened' })).toEqual([late.code, wet.code])
    expect(await ordersIn({ status: 'resolved' })).toEqual([found.code])
    expect(await ordersIn({ kind: ['damaged', 'lost'], mode: 'asc' })).toEqual([wet.code, found.code])
  })

  test('is searched by its number, the order and the client', async () => {
    expect(await ordersIn({ q: codes[0]?.toLowerCase() })).toEqual([wet.code])
    expect(await ordersIn({ q: late.code })).toEqual([late.code])
    expect(await ordersIn({ q: 'nacato' })).toEqual([found.code, wet.code])
  })

  test('comes as a file', async () => {
    const { content } = await administrator.call(incidents.exportIncidents, { query: { format: 'csv', kind: 'lost' } })

    const [header, line] = new TextDecoder().decode(content).split('\r\n')
    expect(header).toBe('Número,Pedido,Cliente,Novedad,Estado,Qué pasó,Abierta,Resultado,Resolución,Resuelta')
    expect(line).toContain(`,${found.code},Inés Ñacato,Perdido,Resuelto,Lo que pasó.,`)
    expect(line).toContain(',Solucionado,Apareció.,')
  })

  test('is for administrators alone', async () => {
    for (const who of [client, await given.associate()]) {
      const attempt = signedInAs(who).call(incidents.listIncidents)
      await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    await expect(anonymous.call(incidents.listIncidents)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test.each([
    ['status', 'closed'],
    ['kind', 'stolen'],
    ['orderBy', 'description'],
  ])('knows its %s', async (name, value) => {
    await expect(list({ [name]: value })).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
  })
})

describe('the list of all orders', () => {
  const codesIn = async (query: object) =>
    (await administrator.call(orders.listAllOrders, { query: { mode: 'asc', ...query } })).data.map(({ code }) => code)

  test('finds those with an open incident, or those without', async () => {
    expect(await codesIn({ hasOpenIncident: true })).toEqual([wet.code, late.code])
    expect(await codesIn({ hasOpenIncident: false })).toEqual([found.code, quiet.code])
    expect(await codesIn({ hasOpenIncident: true, clientId: client.id })).toEqual([wet.code])
  })

  test('says of each whether one is open, also to its client', async () => {
    const { data } = await signedInAs(client).call(orders.listClientOrders, { query: { mode: 'asc' } })

    expect(data.map(({ code, incidentOpen }) => [code, incidentOpen])).toEqual([
      [wet.code, true],
      [found.code, false],
      [quiet.code, false],
    ])
  })
})

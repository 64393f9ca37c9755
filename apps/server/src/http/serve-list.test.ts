import { bundles, manifests, orderActions, orders, users } from '@app/contract'
import { sql } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventsTable } from '../features/events/events.table.ts'
import { given } from '../testing/given/given-orders.ts'
import { currentServer, type Person, signedInAs } from '../testing/world.ts'

let client: Person
let associate: Person
const administrator = signedInAs('administrator')

const csvOf = async (query: object, who: Person | 'administrator' = client, language = 'es') => {
  const endpoint = who === client ? orders.exportClientOrders : orders.exportAllOrders
  const headers = { 'accept-language': language }
  const { content } = await signedInAs(who).call(endpoint, { query: { format: 'csv', ...query }, headers })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)
  return text.split('\r\n')
}
/** A client's file begins with the thing, one of staff with its code. */
const codesIn = ([header = '', ...lines]: string[]) => {
  const position = header.replace('\uFEFF', '').split(',').indexOf('Número')
  return lines.slice(0, -1).map((line) => line.split(',')[position])
}

beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ firstName: '=HYPERLINK("x")', lastName: 'Ñacato', associate })
  await given.order({ client, valueInCents: 1_234, tracking: '1Z999AA10123456784' })
  await given.order({ client, valueInCents: 7_000, status: 'inWarehouseMIA', weightInGrams: 1_500 })
  await given.order({ client, valueInCents: 5_000, status: 'inWarehouseMIA', weightInGrams: 900 })
  await given.order()
})

describe('the file of a list', () => {
  test('holds the rows of the list as filtered, in its order, and nobody else’s', async () => {
    for (const query of [{}, { orderBy: 'productValueInCents', mode: 'asc' } as const, { status: ['inWarehouseMIA' as const] }]) {
      const { data } = await signedInAs(client).call(orders.listClientOrders, { query })
      expect(codesIn(await csvOf(query))).toEqual(data.map(({ code }) => code))
    }
    expect(codesIn(await csvOf({}))).toHaveLength(3)
  })

  test('is CSV in UTF-8 with commas, decimal points and ISO dates, and no text of it is a formula', async () => {
    const [header = '', line = ''] = await csvOf({ q: '1Z999AA1' }, 'administrator')
    expect(header.startsWith('\uFEFFNúmero,Solicitud,Servicio,Estado,Casillero,Cliente,Asociado')).toBe(true)
    expect(line).toContain(`,COU,En revisión,${client.casilleroCode},"'=HYPERLINK(""x"") Ñacato",`)
    expect(line).toContain(',1Z999AA10123456784,')
    expect(line).toContain(',B,No,12.34,')
    expect(line).toMatch(/,\d{4}-\d{2}-\d{2},/)
  })

  test('is in the language of whoever reads it', async () => {
    const [header = '', line = ''] = await csvOf({ q: '1Z999AA1' }, 'administrator', 'en')
    expect(header.startsWith('\uFEFFNumber,Request,Service,Status,Casillero,Client,Associate')).toBe(true)
    expect(line).toContain(',COU,In review,')
  })

  test('is a workbook where numbers are numbers and days are days', async () => {
    const query = { status: ['inWarehouseMIA'], orderBy: 'productValueInCents', mode: 'asc' } as const
    const file = await signedInAs(client).call(orders.exportClientOrders, { query })
    expect(file.name).toMatch(/^pedidos-\d{4}-\d{2}-\d{2}-\d{6}\.xlsx$/)
    const [sheet] = await readXlsxFile(Buffer.from(file.content))
    expect(sheet?.sheet).toBe('Pedidos')
    const [header = [], ...rows] = sheet?.data ?? []
    const column = (name: string) => rows.map((row) => row[header.indexOf(name)])
    expect(column('Valor (USD)')).toEqual([50, 70])
    expect(column('Peso Miami (kg)')).toEqual([0.9, 1.5])
    expect(column('Estado')).toEqual(['En Miami', 'En Miami'])
    expect(column('Fecha del pedido')).toEqual([expect.any(Date), expect.any(Date)])
  })

  test('taken by staff is on record with who took it, which list and how many rows', async () => {
    const someone = await given.administrator()
    await csvOf({ q: '1Z999AA1' }, someone)
    const { db } = await currentServer()
    const events = await db.select().from(eventsTable).where(sql`${eventsTable.actorId} = ${someone.id}`)
    expect(events).toMatchObject([
      { action: 'signIn' },
      { action: 'exportList', aggregate: 'user', aggregateId: someone.id, changes: { list: '/order/admin/export', rows: 1 } },
    ])
  })

  test('is refused to whom the list is refused, and where a value is wrong', async () => {
    await expect(signedInAs(client).call(orders.exportAllOrders)).rejects.toMatchObject({ status: 403 })
    const { status } = await administrator.fetch('/api/order/admin/export?format=pdf')
    expect(status).toBe(422)
    const stranger = { params: { id: client.id }, query: {} }
    const another = await given.associate()
    await expect(signedInAs(another).call(orders.exportOrdersOfClient, stranger)).rejects.toMatchObject({ status: 404 })
  })

  test('exists for every list', async () => {
    const ofAssociate = { params: { id: associate.id }, query: { format: 'csv' as const } }
    const files = [
      await administrator.call(bundles.exportBundles, { query: { format: 'csv' } }),
      await administrator.call(bundles.exportFreeBundles, { query: { format: 'csv' } }),
      await administrator.call(manifests.exportManifests, { query: { format: 'csv' } }),
      await administrator.call(users.exportUsers, { query: { format: 'csv' } }),
      await administrator.call(users.exportClientsOfAssociate, ofAssociate),
    ]
    expect(files.map(({ name }) => name.replace(/-\d.*/, ''))).toEqual([
      'bultos',
      'bultos',
      'manifiestos',
      'usuarios',
      'usuarios',
    ])
  })

  test('has all pages, however many rows a read has', async () => {
    const { db } = await currentServer()
    const many = await given.client()
    const values = sql`select gen_random_uuid(), 'X-' || n, 'X', 'COU', 'inReview', now(), ${many.id}::uuid, current_date from generate_series(1, 1201) n`
    await db.execute(
      sql`insert into orders (id, code, request_number, service, status, status_since, client_id, order_date) ${values}`,
    )
    const query = { clientId: many.id, format: 'csv' as const, orderBy: 'code', mode: 'asc' as const }
    const codes = codesIn(await csvOf(query, 'administrator'))
    expect(codes).toHaveLength(1_201)
    expect(new Set(codes).size).toBe(1_201)
  })
})

describe('the selection of a list', () => {
  test('is the ids of all rows that match, for a call that does something with all of them', async () => {
    const query = { status: ['inReview' as const, 'inWarehouseMIA' as const], orderBy: 'productValueInCents' as const }
    const { data } = await signedInAs(client).call(orders.listClientOrders, { query: { ...query, limit: 1 } })
    const { ids, total } = await signedInAs(client).call(orders.selectClientOrders, { query })
    expect({ first: ids[0], total, count: ids.length }).toEqual({ first: data[0]?.id, total: 3, count: 3 })
    const body = { orderIds: ids, isAuthorizedToBundle: true, consigneeAuthorizedNameId: null }
    const answer = await signedInAs(client).call(orderActions.authorizeBundling, { body })
    expect(answer.orders).toHaveLength(3)
  })

  test('is at most what a call takes, and says how many there are', async () => {
    const { ids, total } = await administrator.call(orders.selectAllOrders, { query: { q: 'X-1' } })
    expect({ count: ids.length, total }).toEqual({ count: 313, total: 313 })
    const all = await administrator.call(orders.selectAllOrders, {})
    expect({ count: all.ids.length, total: all.total }).toEqual({ count: 1_000, total: 1_205 })
  })
})

import { authorizedNames, session } from '@app/contract'
import { CLIENT_NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/id.ts'
import { eventsOf } from '../../testing/events.repository.ts'
import { given as givenOrders } from '../../testing/given/given-orders.ts'
import { recordsOf } from '../../testing/given/given-records.ts'
import { howMuchIsKept } from '../../testing/what-is-kept.repository.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import * as files from '../files/files.repository.ts'
import { KEPT_OF_PERSON } from './kept-of-person.repository.ts'
import { NOT_OF_PERSON } from './not-of-person.ts'

let client: Person
let associate: Person
beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
  await recordsOf(client, associate)
}, 300_000)

type Rows = Record<string, unknown>[]
async function fileOf(person: Person, language = 'es') {
  const { name, content } = await signedInAs(person).call(session.exportMyData, {
    headers: { 'accept-language': language },
  })
  const entries = unzipSync(content)
  const rows = (kind: string) => JSON.parse(strFromU8(entries[`${kind}.json`] ?? new Uint8Array())) as Rows
  return {
    name,
    entries,
    rows,
    text: Object.values(entries)
      .map((entry) => strFromU8(entry))
      .join('\n'),
  }
}

test('every table of the database is in the file, or is left out for a reason', async () => {
  const { db } = await currentServer()
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const said = [...new Set(KEPT_OF_PERSON.map(({ table }) => table)), ...Object.keys(NOT_OF_PERSON)]
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  expect(Object.keys(await howMuchIsKept()).length).toBeGreaterThan(20)
})

test('a client reads all that is kept of them, and no secret', async () => {
  const { name, entries, rows, text } = await fileOf(client)

  expect(name).toMatch(new RegExp(`^mis-datos-${client.casilleroCode}-\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.zip$`))
  expect(rows('account')).toMatchObject([{ email: client.email, casilleroCode: client.casilleroCode }])
  for (const kind of ['sessions', 'orders', 'orderItems', 'bills', 'billLines', 'payments', 'statement', 'events', 'files'])
    expect([kind, rows(kind).length > 0]).toEqual([kind, true])
  expect(Object.keys(entries).filter((entry) => entry.startsWith('archivos/')).length).toBe(rows('files').length)
  expect(text).not.toMatch(/passwordHash|password_hash|tokenHash|token_hash|searchText|marginInCents|storageKey/)
  const index = strFromU8(entries['indice.html'] ?? new Uint8Array())
  expect(index).toContain('Pedidos')
  expect(index).toContain(client.lastName)
})

test('it holds nothing of another person, nor who looked after them', async () => {
  const other = await given.client()
  await signedInAs(other).call(authorizedNames.addAuthorizedName, {
    body: {
      name: 'Rosa Cárdenas',
      identificationType: 'cedula',
      identification: '1710034065',
      phone: '+593987654321',
      purposes: ['pickup'],
    },
  })
  const order = await givenOrders.order({ client: other })
  const { text, rows } = await fileOf(client)

  for (const secret of [other.email, other.id, order.code, 'Rosa Cárdenas', associate.email])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
  expect(rows('account')[0]).not.toHaveProperty('associateId')

  const own = await fileOf(other)
  expect(own.rows('authorizedNames')).toMatchObject([{ name: 'Rosa Cárdenas' }])
  expect(own.rows('orders')).toHaveLength(1)
})

test('an associate reads their own, and of clients’ records only what they did and when', async () => {
  const { rows, text, entries } = await fileOf(associate, 'en')
  expect(entries).toHaveProperty('index.html')
  expect(rows('account')).toHaveLength(1)
  expect(rows('orders')).toEqual([])
  for (const action of rows('actions')) expect(action).not.toHaveProperty('fieldChanges')
  expect(text).not.toContain(client.identification)
})

test('it is on record, and more rows than one read holds are all there', async () => {
  const { db } = await currentServer()
  const many = await given.client()
  await db.execute(
    sql`insert into notifications (id, user_id, kind) select gen_random_uuid(), ${many.id}, ${CLIENT_NOTIFICATION_KINDS[0]} from generate_series(1, 1201)`,
  )
  const { rows } = await fileOf(many)
  const ids = rows('notifications').map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(1201)
  expect((await eventsOf(many.id)).map(({ action }) => action)).toContain('exportOwnData')
})

test('a file whose bytes are gone is named, without an address that opens nothing', async () => {
  const person = await given.client()
  const { db } = await currentServer()
  await files.add(db, {
    ...{ id: newId(), storageKey: 'gone/gone', contentType: 'application/pdf', sizeInBytes: 9, sha256: '00' },
    ...{ originalName: 'factura <1>.pdf', purpose: 'invoice', ownerId: person.id },
  })

  const { entries } = await fileOf(person)

  const index = strFromU8(entries['indice.html'] ?? new Uint8Array())
  expect(index).toContain('<li>factura &lt;1&gt;.pdf</li>')
  for (const [, address = ''] of index.matchAll(/href="([^"]*)"/g)) expect(entries).toHaveProperty([address])
})

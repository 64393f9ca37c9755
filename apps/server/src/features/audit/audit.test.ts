import { files, orders, personalData, session, users } from '@app/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given as givenOrders } from '../../testing/given/given-orders.ts'
import { anonymous, currentServer, given, type Person, signedInAs, signIn } from '../../testing/world.ts'
import { addEvents, THE_HOUSE } from '../events/events.repository.ts'
import { fileInMemory } from '../files/file-in-memory.ts'
import { storeFile } from '../files/store-file.ts'

const administrator = signedInAs('administrator')
type Query = NonNullable<Parameters<typeof administrator.call<typeof personalData.listAudit>>[1]>['query']
const auditOf = async (query: Query) => (await administrator.call(personalData.listAudit, { query })).data
const aboutPerson = (person: { id: string }, query: Query = {}) => auditOf({ recordId: [person.id], ...query })
const profileOf = ({ firstName, lastName, birthDate, phone, province, address, language, ...person }: Person) => ({
  ...{ firstName, lastName, birthDate, phone, province, address, language },
  identificationType: person.identificationType,
  identification: person.identification,
})
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')
async function givenInvoice({ id: ownerId }: Person, orderId: string) {
  const { db, storage } = await currentServer()
  const file = fileInMemory({ field: 'invoice', name: 'factura.pdf', content: PDF })
  const toStore = { file, purpose: 'invoice', record: { kind: 'order', id: orderId }, ownerId } as const
  return db.transaction((tx) => storeFile(tx, storage, { userId: ownerId, role: 'client' }, toStore))
}
const tellFailed = async () => {
  const { app, db } = await currentServer()
  await app.failedSignIns.tell(db)
}
const tryToSignIn = (person: Person, password: string) =>
  anonymous
    .call(session.signIn, { body: { email: person.email, password }, headers: { 'x-forwarded-for': person.network } })
    .catch(() => undefined)

describe('the audit', () => {
  test('says who changed what of a person, from what to what', async () => {
    const client = await given.client({ firstName: 'Rosa' })
    await administrator.call(users.updateUser, { params: { id: client.id }, body: { firstName: 'Zoraida', hasDiscount: true } })

    const [event] = await aboutPerson(client, { group: ['changed'] })
    expect(event).toMatchObject({
      group: 'changed',
      action: 'update',
      record: { kind: 'user', id: client.id, name: `Zoraida ${client.lastName}` },
      actor: { role: 'administrator' },
      removedValues: [],
    })
    expect(event?.changes).toEqual(
      expect.arrayContaining([
        { field: 'firstName', from: 'Rosa', to: 'Zoraida' },
        { field: 'hasDiscount', from: false, to: true },
      ]),
    )
  })

  test('keeps the row of what was removed, and says which values are gone', async () => {
    const { db } = await currentServer()
    const client = await given.client()
    await administrator.call(users.updateUser, { params: { id: client.id }, body: { city: 'Loja' } })
    await db.execute(sql`delete from event_values v using events e where e.id = v.event_id and e.aggregate_id = ${client.id}`)

    expect((await aboutPerson(client, { group: ['changed'] }))[0]).toMatchObject({ changes: [], removedValues: ['city'] })
  })

  test('knows who signed in and who failed to; a flood of wrong passwords leaves few rows', async () => {
    const client = await given.client()
    for (let tries = 0; tries < 10; tries += 1) await tryToSignIn(client, 'no es esta 4711')
    await signIn({ ...client, network: '10.200.0.1' })
    await tellFailed()
    const failed = await aboutPerson(client, { group: ['signInFailed'] })

    expect(failed.length).toBeLessThanOrEqual(2)
    expect(failed[0]).toMatchObject({ actor: null, note: '', removedValues: [] })
    expect(failed[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'network', from: null, to: client.network },
        { field: 'tries', from: null, to: 10 },
      ]),
    )
    await tellFailed()
    expect(await aboutPerson(client, { group: ['signInFailed'] })).toHaveLength(failed.length)
    expect(await aboutPerson(client, { group: ['signedIn'] })).toMatchObject([
      { action: 'signIn', actor: { id: client.id } },
      { action: 'signUp', actor: { id: client.id } },
    ])
  })

  test('knows from where an address without an account was tried, and not what was typed', async () => {
    const nobody = { ...(await given.client()), email: 'mi-clave-4711@correo.ec' }
    await tryToSignIn(nobody, 'no es esta 4711')
    await tellFailed()
    const failed = await auditOf({ group: ['signInFailed'], kind: ['user'] })

    const own = failed.filter(({ changes }) => changes.some(({ to }) => to === nobody.network))
    expect(own).toMatchObject([{ record: { id: '00000000-0000-0000-0000-000000000000', name: null }, actor: null }])
    expect(JSON.stringify(failed)).not.toContain('4711')
  })

  test('knows what people change of themselves, and of their passwords', async () => {
    const client = await given.client({ city: 'Quito' })
    await signedInAs(client).call(session.updateProfile, { body: { ...profileOf(client), city: 'Loja' } })
    const passwords = { currentPassword: client.password, newPassword: 'otra frase bien larga 81' }
    await signedInAs(client).call(session.changePassword, { body: passwords })

    expect(await aboutPerson(client, { group: ['changed'] })).toMatchObject([
      { action: 'update', actor: { id: client.id, role: 'client' }, changes: [{ field: 'city', from: 'Quito', to: 'Loja' }] },
    ])
    expect(await aboutPerson(client, { group: ['credentials'] })).toMatchObject([{ action: 'changePassword', changes: [] }])
  })

  test('knows who saw a person, once an hour', async () => {
    const [client, reader] = [await given.client(), await given.administrator()]
    for (const _time of [1, 2]) await signedInAs(reader).call(users.getUser, { params: { id: client.id } })

    expect(await aboutPerson(client, { group: ['seen'], actorId: [reader.id] })).toMatchObject([{ action: 'seePerson' }])
  })

  test('finds by code, by who did it and by day', async () => {
    const { db } = await currentServer()
    const order = await givenOrders.order({ client: await given.client() })
    await addEvents(db, THE_HOUSE, [{ aggregate: 'order', aggregateId: order.id, action: 'update', note: 'Llamó' }])

    const found = await auditOf({ q: order.code })
    expect(found[0]).toMatchObject({ record: { kind: 'order', name: order.code }, note: 'Llamó', actor: null })
    expect(await auditOf({ q: order.code, from: '2020-01-01', to: '2020-01-02' })).toEqual([])
  })

  test('keeps readings to itself: neither the timeline nor the owner’s own data have them', async () => {
    const client = await given.client()
    const order = await givenOrders.order({ client })
    const invoice = await givenInvoice(client, order.id)
    await administrator.call(files.getFile, { params: { id: invoice.id } })

    expect(await auditOf({ recordId: [order.id], group: ['seen'] })).toMatchObject([
      { action: 'seeFile', record: { kind: 'order' } },
    ])
    const { timeline } = await signedInAs(client).call(orders.getOrder, { params: { id: order.id } })
    expect(timeline.map(({ action }) => action)).not.toContain('seeFile')
  })

  test('of a record is the same as a page, as a selection and as a file', async () => {
    const order = await givenOrders.order({ client: await given.client(), status: 'inWarehouseMIA' })
    const query = { recordId: [order.id], group: ['changed' as const] }
    const page = await administrator.call(personalData.listAudit, { query })
    const selected = await administrator.call(personalData.selectAudit, { query })
    const { content } = await administrator.call(personalData.exportAudit, { query: { ...query, format: 'csv' } })

    const ids = page.data.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(2)
    expect(page.meta.total).toBe(ids.length)
    expect(selected).toEqual({ ids, total: ids.length })
    const [, ...lines] = new TextDecoder().decode(content).trim().split('\r\n')
    expect(lines).toHaveLength(ids.length)
    expect(page.data.every(({ record }) => record.name === order.code)).toBe(true)
  })

  test('of which a file is taken is on record itself', async () => {
    const taker = await given.administrator()
    await signedInAs(taker).call(personalData.exportAudit, { query: { actorId: [taker.id], format: 'csv' } })

    expect(await auditOf({ actorId: [taker.id], group: ['exported'] })).toMatchObject([
      { action: 'exportList', changes: expect.arrayContaining([{ field: 'list', from: null, to: '/audit/export' }]) },
    ])
  })
})

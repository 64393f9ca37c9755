import { audit, session, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given as givenOrders } from '../../testing/given/given-orders.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { addEvents, THE_HOUSE } from '../events/events.repository.ts'
import { removeEventValuesOf } from '../personal-data/remove-event-values.ts'

const administrator = signedInAs('administrator')
type Query = NonNullable<Parameters<typeof administrator.call<typeof audit.listAudit>>[1]>['query']
const auditOf = async (query: Query) => (await administrator.call(audit.listAudit, { query })).data
const aboutPerson = (person: { id: string }, query: Query = {}) => auditOf({ recordId: [person.id], ...query })
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
    await removeEventValuesOf(db, client)

    expect((await aboutPerson(client, { group: ['changed'] }))[0]).toMatchObject({ changes: [], removedValues: ['city'] })
  })

  test('knows who signed in and who failed to; a flood of wrong passwords leaves few rows', async () => {
    const client = await given.client()
    for (let tries = 0; tries < 10; tries += 1) await tryToSignIn(client, 'no es esta 4711')
    const failed = await aboutPerson(client, { group: ['signInFailed'] })

    expect(failed.map(({ changes }) => changes.find(({ field }) => field === 'tries')?.to)).toEqual([10, 1])
    expect(failed[0]?.actor).toBeNull()
    await signedInAs(client).fetch('/api/auth/me')
    expect((await aboutPerson(client, { group: ['signedIn'] })).length).toBeGreaterThan(0)
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

  test('of which a file is taken is on record itself', async () => {
    const taker = await given.administrator()
    await signedInAs(taker).call(audit.exportAudit, { query: { actorId: [taker.id], format: 'csv' } })

    expect(await auditOf({ actorId: [taker.id], group: ['exported'] })).toMatchObject([
      { action: 'exportList', changes: expect.arrayContaining([{ field: 'list', from: null, to: '/audit/export' }]) },
    ])
  })
})

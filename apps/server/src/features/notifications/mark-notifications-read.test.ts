import { notifications as contract } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { addNotification } from './notifications.repository.ts'

/** So many, one a minute. */
async function givenNotifications(person: Person, count: number): Promise<void> {
  const { db } = await currentServer()
  const payload = { orderCode: 'ORD-7', from: 'inReview', to: 'reviewed', note: '' } as const
  for (let minute = 0; minute < count; minute += 1) {
    const told = { userId: person.id, kind: 'orderReviewed', payload, location: `/tuspedidos?q=${minute}` } as const
    await atTime(new Date(Date.UTC(2026, 10, 20, 12, minute)), () => addNotification(db, told))
  }
}
const list = (person: Person, query = {}) => signedInAs(person).call(contract.listNotifications, { query })
const read = (person: Person, body: { ids: string[] } | { all: true }) =>
  signedInAs(person).call(contract.markNotificationsRead, { body })

describe('the list', () => {
  test('has the newest first, a page at a time, and counts what is unread of all', async () => {
    const client = await given.client()
    await givenNotifications(client, 5)

    const { data, meta, unread } = await list(client, { page: 2, limit: 2 })

    expect(data.map(({ location }) => location)).toEqual(['/tuspedidos?q=2', '/tuspedidos?q=1'])
    expect(meta).toMatchObject({ page: 2, limit: 2, total: 5, totalPages: 3 })
    expect(unread).toBe(5)
  })

  test('is for whoever is signed in', async () => {
    await expect(anonymous.call(contract.listNotifications)).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(contract.markNotificationsRead, { body: { all: true } })).rejects.toMatchObject({ status: 401 })
  })
})

describe('marking as read', () => {
  test('marks those that are named', async () => {
    const client = await given.client()
    await givenNotifications(client, 3)
    const { data } = await notificationsOf(client, { count: 3 })

    expect(await read(client, { ids: [data[0]?.id ?? ''] })).toEqual({ unread: 2 })

    const after = await list(client)
    expect(after.data.map(({ readAt }) => readAt !== null)).toEqual([true, false, false])
  })

  test('marks all, and leaves those of others', async () => {
    const [client, neighbour] = [await given.client(), await given.client()]
    await givenNotifications(client, 3)
    await givenNotifications(neighbour, 2)

    expect(await read(client, { all: true })).toEqual({ unread: 0 })

    expect(await list(neighbour)).toMatchObject({ unread: 2 })
  })

  test('keeps when one was read first', async () => {
    const client = await given.client()
    await givenNotifications(client, 1)
    await read(client, { all: true })
    const first = await list(client)

    await read(client, { ids: [first.data[0]?.id ?? ''] })

    expect(await list(client)).toEqual(first)
  })

  test('with one of somebody else marks none, as if it did not exist', async () => {
    const [client, neighbour] = [await given.client(), await given.client()]
    await givenNotifications(client, 1)
    await givenNotifications(neighbour, 1)
    const [own, foreign] = [await list(client), await list(neighbour)].map(({ data }) => data[0]?.id ?? '')
    const absent = '01890000-0000-7000-8000-000000000000'

    for (const id of [foreign, absent]) {
      const refused = { status: 404, code: 'notificationNotFound', details: { ids: [id] } }
      await expect(read(client, { ids: [own ?? '', id ?? ''] })).rejects.toMatchObject(refused)
    }

    expect(await list(client)).toMatchObject({ unread: 1 })
    expect(await list(neighbour)).toMatchObject({ unread: 1 })
  })

  test.each([{}, { ids: [] }, { ids: ['7'] }, { all: false }, { all: true, ids: [] }])('refuses %j', async (body) => {
    const client = signedInAs('client')
    const init = { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }

    expect((await client.fetch('/api/notification/read', init)).status).toBe(422)
  })
})

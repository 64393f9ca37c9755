import { notifications as contract } from '@app/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { atTime } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { codesIn, news, openStreamOf, tell } from '../../testing/given/given-news.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { anonymous, currentServer, given, signedInAs } from '../../testing/world.ts'
import { addNotification } from './notifications.repository.ts'
import { notificationsTable } from './notifications.table.ts'

describe('a stream', () => {
  test('tells what comes, with its id, and how much is unread', async () => {
    const client = await given.client()
    await tell(client, 'ORD-1')
    const stream = await openStreamOf(client)
    await vi.waitFor(() => expect(stream.unread).toEqual([1]), PATIENCE)

    const [id] = await tell(client, 'ORD-2')
    const [notification] = await stream.has(1)

    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(stream.ids).toEqual([id])
    expect(notification).toMatchObject({ id, kind: 'orderShipped', payload: { orderCode: 'ORD-2' }, readAt: null })
    await vi.waitFor(() => expect(stream.unread).toEqual([1, 2]), PATIENCE)
    stream.close()
  })

  test('says when something was read elsewhere', async () => {
    const client = await given.client()
    await tell(client, 'ORD-1', 'ORD-2')
    const stream = await openStreamOf(client)
    await vi.waitFor(() => expect(stream.unread).toEqual([2]), PATIENCE)

    await signedInAs(client).call(contract.markNotificationsRead, { body: { all: true } })

    await vi.waitFor(() => expect(stream.unread).toEqual([2, 0]), PATIENCE)
    stream.close()
  })

  test('is for whoever is signed in, and tells nothing of others', async () => {
    const [client, neighbour] = [await given.client(), await given.client()]
    const streams = await Promise.all([client, neighbour].map((person) => openStreamOf(person)))

    await tell(neighbour, 'ORD-1')
    await streams[1]?.has(1)

    expect(streams[0]?.notifications).toEqual([])
    const { status } = await anonymous.send(contract.streamNotifications)
    expect(status).toBe(401)
    for (const stream of streams) stream.close()
  })

  test('is open to staff too', async () => {
    for (const person of [await given.associate(), await given.administrator()]) {
      const stream = await openStreamOf(person)
      await tell(person, 'ORD-1')
      expect(await stream.has(1)).toHaveLength(1)
      stream.close()
    }
  })

  test('cannot be asked for its head alone', async () => {
    const { status } = await signedInAs('client').fetch('/api/notification/stream', { method: 'HEAD' })

    expect(status).toBe(405)
  })
})

describe('after a cut', () => {
  test.each(['header', 'query'])('what came since the last one comes first (%s)', async (way) => {
    const client = await given.client()
    const [first = ''] = await tell(client, 'ORD-1', 'ORD-2', 'ORD-3')

    const stream = await openStreamOf(client, way === 'header' ? { 'last-event-id': first } : { search: `?after=${first}` })
    await stream.has(2)
    await tell(client, 'ORD-4')
    await stream.has(3)

    expect(codesIn(stream)).toEqual(['ORD-2', 'ORD-3', 'ORD-4'])
    stream.close()
  })

  test('the header counts, which is newer than the address', async () => {
    const client = await given.client()
    const [first = '', second = ''] = await tell(client, 'ORD-1', 'ORD-2', 'ORD-3')

    const stream = await openStreamOf(client, { search: `?after=${first}`, 'last-event-id': second })
    await stream.has(1)

    expect(codesIn(stream)).toEqual(['ORD-3'])
    stream.close()
  })

  test('nothing is lost and nothing comes twice while much is told', async () => {
    const client = await given.client()
    const [before = ''] = await tell(client, 'ORD-0')
    const all = Array.from({ length: 240 }, (_, number) => `ORD-${number + 1}`)
    const telling = Promise.all([0, 1, 2].map((third) => tell(client, ...all.slice(third * 80, third * 80 + 80))))

    const seen: string[] = []
    let last = before
    while (seen.length < all.length) {
      const stream = await openStreamOf(client, { 'last-event-id': last })
      await vi.waitFor(() => expect(stream.notifications.length).toBeGreaterThan(0), 5_000)
      stream.close()
      await stream.ended
      seen.push(...codesIn(stream))
      last = stream.ids.at(-1) ?? last
    }
    await telling

    expect(seen.toSorted()).toEqual(all.toSorted())
  })

  test('one that happened earlier and was told later is not missed', async () => {
    const client = await given.client()
    const { db } = await currentServer()
    const late = news(client.id, 'ORD-LATE')
    const [newer = ''] = await tell(client, 'ORD-1')
    await atTime(new Date('2026-01-05T12:00:00Z'), () => addNotification(db, late))

    const stream = await openStreamOf(client, { 'last-event-id': newer })
    await stream.has(1)

    expect(codesIn(stream)).toEqual(['ORD-LATE'])
    stream.close()
  })

  test('two that are written at once come in the order in which they are committed', async () => {
    const client = await given.client()
    const { db } = await currentServer()
    const stream = await openStreamOf(client)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>()
    const slow = db.transaction(async (tx) => {
      await addNotification(tx, news(client.id, 'ORD-SLOW'))
      hasWritten()
      await held
    })
    await written
    const quick = addNotification(db, news(client.id, 'ORD-QUICK'))
    await isWaiting(db)
    release()
    await Promise.all([slow, quick])

    await stream.has(2)
    expect(codesIn(stream)).toEqual(['ORD-SLOW', 'ORD-QUICK'])
    stream.close()
  })

  test('one of somebody else is as absent as none', async () => {
    const [client, neighbour] = [await given.client(), await given.client()]
    const [foreign = ''] = await tell(neighbour, 'ORD-1')

    for (const after of [foreign, '01890000-0000-7000-8000-000000000000']) {
      const answered = signedInAs(client).send(contract.streamNotifications, { query: { after } })
      expect((await answered).status).toBe(404)
    }
  })

  test('what is no id is refused', async () => {
    const response = await signedInAs('client').fetch('/api/notification/stream?after=7')

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ details: { fields: [{ path: 'after', code: 'notValid' }] } })
  })
})

/** Somebody waits for the number that another has taken and not committed. */
const isWaiting = (db: Db) =>
  vi.waitFor(async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(rows).toHaveLength(1)
  }, PATIENCE)

test('the numbers are the database’s: none is given twice', async () => {
  const { db } = await currentServer()
  const rows = await db.select({ position: notificationsTable.position }).from(notificationsTable)

  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
  expect(rows.every(({ position }) => position > 0)).toBe(true)
})

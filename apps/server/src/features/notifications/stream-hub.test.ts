import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { newId } from '../../db/id.ts'
import type { RunningServer } from '../../running-server.ts'
import { copyTemplate } from '../../testing/cluster.ts'
import { listen } from '../../testing/event-stream.ts'
import { news } from '../../testing/given/given-news.ts'
import { startTestServer } from '../../testing/server.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { openMailbox } from './mailbox.ts'
import { addNotification, newestPosition } from './notifications.repository.ts'
import { type Listener, openHub } from './stream-hub.ts'

let databaseUrl: string
let first: RunningServer
let second: RunningServer
beforeAll(async () => {
  databaseUrl = await copyTemplate(inject('testCluster'))
  first = await startTestServer({ databaseUrl })
  second = await startTestServer({ databaseUrl })
})
afterAll(() => Promise.all([first.stop(), second.stop()]))

async function givenClient() {
  const email = `${newId()}@puente.test`
  const [client] = await first.db.insert(usersTable).values({ firstName: 'Rosa', lastName: 'Andrade', email }).returning()
  if (!client) throw new Error('nobody was added')
  const token = await sessions.open(first.db, client.id, 'client', { ip: '192.0.2.1', userAgent: 'test' })
  return { id: client.id, token, headers: { authorization: `Bearer ${token}` } }
}
describe('on two instances', () => {
  test('what one writes down the other tells', async () => {
    const client = await givenClient()
    const streams = await Promise.all([first, second].map(({ url }) => listen(url, client.headers)))

    await addNotification(second.db, news(client.id, 'ORD-1'))

    await Promise.all(streams.map((stream) => stream.has(1)))
    for (const stream of streams) stream.close()
  })

  test('one that stops ends its streams at once, and the other goes on where it was', async () => {
    const client = await givenClient()
    const third = await startTestServer({ databaseUrl })
    const stream = await listen(third.url, client.headers)
    await addNotification(first.db, news(client.id, 'ORD-1'))
    await stream.has(1)

    const stopping = performance.now()
    await third.stop()
    expect(await stream.ended).toBe('ended')
    expect(performance.now() - stopping).toBeLessThan(5_000)

    await addNotification(first.db, news(client.id, 'ORD-2'))
    const restarted = await startTestServer({ databaseUrl })
    const resumed = await listen(restarted.url, { ...client.headers, 'last-event-id': stream.ids.at(-1) ?? '' })
    await addNotification(first.db, news(client.id, 'ORD-3'))
    await resumed.has(2)

    expect(resumed.notifications.map(({ payload }) => payload.orderCode)).toEqual(['ORD-2', 'ORD-3'])
    resumed.close()
    await restarted.stop()
  })
})

describe('the loop', () => {
  async function givenListeners(count: number) {
    const client = await givenClient()
    const open = await sessions.find(first.db, client.token)
    const position = await newestPosition(first.db)
    const listeners = Array.from({ length: count }, (): Listener => {
      const mailbox = openMailbox(() => undefined)
      return { actor: { userId: client.id, role: 'client' }, sessionId: open?.sessionId ?? '', mailbox, position, unread: 0 }
    })
    return { client, listeners, position }
  }

  test('says that the stream is open', async () => {
    const { listeners } = await givenListeners(1)
    const rhythm = { pollInMilliseconds: 10, tendInMilliseconds: 1_000, heartbeatInMilliseconds: 20 }
    const hub = openHub(first.db, first.app.log, rhythm)
    for (const listener of listeners) hub.join(listener)

    expect(await listeners[0]?.mailbox.take()).toBe(':\n\n')
    await hub.stop()
    expect(await listeners[0]?.mailbox.take()).toBeNull()
  })

  test('asks the database as often for many as for one', async () => {
    const rhythm = { pollInMilliseconds: 50, tendInMilliseconds: 60_000, heartbeatInMilliseconds: 60_000 }
    const queriesFor = async (count: number): Promise<number> => {
      const select = vi.spyOn(first.db, 'select')
      const hub = openHub(first.db, first.app.log, rhythm)
      const groups = await Promise.all(Array.from({ length: count }, () => givenListeners(1)))
      select.mockClear()
      for (const { listeners, position } of groups) {
        for (const listener of listeners) {
          hub.join(listener)
          hub.begin(listener, position)
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
      await hub.stop()
      const { length } = select.mock.calls
      select.mockRestore()
      return length
    }

    const forOne = await queriesFor(1)
    const forMany = await queriesFor(20)

    expect(forOne).toBeGreaterThan(1)
    expect(forMany).toBeLessThanOrEqual(forOne + 3)
  })
})

test('a client that does not read is let go', async () => {
  const client = await givenClient()
  const letGo = new Promise<void>((resolve) => {
    first.app.server.once('connection', (socket) => socket.once('close', () => resolve()))
  })
  const stream = request(`${first.url}/api/notification/stream`, { headers: client.headers, agent: false }, (response) => {
    response.pause().on('error', () => undefined)
  })
  stream.on('error', () => undefined).end()
  const note = 'Lorem ipsum '.repeat(8_000)

  // More than the buffers of two sockets hold.
  for (let count = 0; count < 200; count += 1) await addNotification(first.db, news(client.id, `ORD-${count}`, note))

  await letGo
  stream.destroy()
})

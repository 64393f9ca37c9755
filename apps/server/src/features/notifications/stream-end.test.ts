import { session } from '@app/contract'
import { describe, expect, test, vi } from 'vitest'
import { type Listening, listen } from '../../testing/event-stream.ts'
import { openStreamOf, tell } from '../../testing/given/given-news.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { anonymous, currentServer, given, signIn } from '../../testing/world.ts'
import * as users from '../users/users.repository.ts'

describe('a stream ends', () => {
  test('when its person logs out', async () => {
    const client = await given.client()
    const { url } = await currentServer()
    const [headers, others] = [await signIn(client), await signIn(client)]
    const [stream, other] = [await listen(url, headers), await listen(url, others)]

    await anonymous.call(session.signOut, { headers })

    expect(await stream.ended).toBe('ended')
    await tell(client, 'ORD-1')
    await other.has(1)
    other.close()
  })

  test('before it tells what came after its person logged out', async () => {
    const client = await given.client()
    const { url } = await currentServer()
    const headers = await signIn(client)
    const stream = await listen(url, headers)
    await vi.waitFor(() => expect(stream.unread).toEqual([0]), PATIENCE)

    await anonymous.call(session.signOut, { headers })
    await tell(client, 'ORD-1')

    expect(await stream.ended).toBe('ended')
    expect(stream.notifications).toEqual([])
  })

  test.each([
    ['is disabled', { status: 'inactive' as const }],
    ['gets another role', { isAssociate: true }],
  ])('when its person %s', async (_how, changes) => {
    const client = await given.client()
    const { db } = await currentServer()
    const stream = await openStreamOf(client)

    await users.update(db, await users.get(db, client.id), changes)

    expect(await stream.ended).toBe('ended')
  })

  test('the oldest of more than five of one person', async () => {
    const client = await given.client()
    const streams: Listening[] = []
    for (let count = 0; count < 6; count += 1) streams.push(await openStreamOf(client))

    expect(await streams[0]?.ended).toBe('ended')
    await tell(client, 'ORD-1')
    await Promise.all(streams.slice(1).map((stream) => stream.has(1)))
    for (const stream of streams) stream.close()
  })
})

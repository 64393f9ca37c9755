import { manifests, users } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { openStreamOf } from '../../../testing/given/given-news.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { given, signedInAs } from '../../../testing/world.ts'
import type { LatestChange } from '../../events/latest-changes.repository.ts'
import { changesIn } from './change-watch.ts'

/** The stream listens once it has said how many are unread; the hub then looks once before it tells. */
async function listening(person: Parameters<typeof openStreamOf>[0]) {
  const stream = await openStreamOf(person)
  await vi.waitFor(() => expect(stream.unread).toHaveLength(1), PATIENCE)
  return stream
}

/** Whatever is changed until the stream tells of one: what came before its first look is not told. */
async function madeUntilTold(maker: Parameters<typeof signedInAs>[0], stream: Awaited<ReturnType<typeof listening>>) {
  return vi.waitFor(
    async () => {
      const { id } = await signedInAs(maker).call(manifests.createManifest, { body: {} })
      await vi.waitFor(() => expect(stream.changes.map((change) => change.id)).toContain(id), { timeout: 2_500 })
      return id
    },
    { ...PATIENCE, interval: 10 },
  )
}

test('administrators are told what another one changed, and who did', async () => {
  const [one, other] = [await given.administrator(), await given.administrator()]
  const stream = await listening(one)

  const id = await madeUntilTold(other, stream)
  stream.changes.length = 0
  await signedInAs(other).call(manifests.updateManifest, { params: { id }, body: { flight: 'LA2422' } })

  await vi.waitFor(() => expect(stream.changes).toContainEqual({ kind: 'manifest', id, by: other.id }), PATIENCE)
  stream.close()
})

test('a change is told once, however often the hub looks', async () => {
  const [one, other] = [await given.administrator(), await given.administrator()]
  const stream = await listening(one)

  const id = await madeUntilTold(other, stream)
  await new Promise((resolve) => setTimeout(resolve, 2_500))

  expect(stream.changes.filter((change) => change.id === id)).toHaveLength(1)
  stream.close()
})

test('whose duties an owner changes hears that their own account changed', async () => {
  const [owner, other] = [await given.administrator(), await given.administrator()]
  const stream = await listening(other)
  await madeUntilTold(owner, stream)

  await signedInAs(owner).call(users.updateUser, { params: { id: other.id }, body: { duties: ['purchasing'] } })

  await vi.waitFor(() => expect(stream.changes).toContainEqual({ kind: 'user', id: other.id, by: owner.id }), PATIENCE)
  stream.close()
})

test('clients are told of nobody’s records, and associates of nobody else’s', async () => {
  const [client, associate, administrator] = [await given.client(), await given.associate(), await given.administrator()]
  const streams = [await listening(client), await listening(associate)]
  const own = await listening(administrator)

  await madeUntilTold(administrator, own)

  expect(streams.flatMap(({ changes }) => changes)).toEqual([])
  for (const stream of [...streams, own]) stream.close()
})

const happened = (recordId: string, actorId: string | null, kind: LatestChange['kind'] = 'order'): LatestChange => ({
  eventId: `${recordId}-${actorId}`,
  at: new Date('2026-11-27T10:00:00Z'),
  kind,
  recordId,
  actorId,
})

test('a record is named once for each who changed it', () => {
  const latest = [happened('a', 'rosa'), happened('a', 'rosa'), happened('a', null), happened('b', 'rosa', 'bundle')]
  expect(changesIn(latest)).toEqual([
    { kind: 'order', id: 'a', by: 'rosa' },
    { kind: 'order', id: 'a', by: null },
    { kind: 'bundle', id: 'b', by: 'rosa' },
  ])
})

test('a thousand at once are one hint, of one person or of nobody in particular', () => {
  const many = Array.from({ length: 1_000 }, (_, number) => happened(`package-${number}`, 'rosa'))
  expect(changesIn(many)).toEqual([{ kind: 'order', id: null, by: 'rosa' }])
  expect(changesIn([...many, happened('last', null)])).toEqual([{ kind: 'order', id: null, by: null }])
})

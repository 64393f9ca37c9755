import type { Lifecycle, Role, Snapshot, Transition } from '@app/domain'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { instant, record } from '../db/columns.ts'
import { newId } from '../db/id.ts'
import { eventsTable } from '../features/events/events.table.ts'
import { createTestDatabase } from '../testing/database.ts'
import { eventsWhere } from '../testing/events.repository.ts'
import { act, actWherePossible } from './act.ts'
import { create } from './create.repository.ts'
import { change } from './guarded-update.repository.ts'
import { all, ownedBy } from './reach.ts'
import { recordKind } from './record-kind.ts'
import { find, get, lock } from './records.repository.ts'

const STATUSES = ['open', 'shut', 'locked'] as const
type Status = (typeof STATUSES)[number]

const boxesTable = pgTable('test_boxes', {
  ...record(),
  ownerId: uuid(),
  status: text({ enum: STATUSES }).notNull(),
  label: text().notNull(),
  hasKey: boolean().notNull().default(true),
  contents: jsonb().$type<{ things: string[] }>(),
  heldUntil: instant(),
  weightInGrams: integer(),
})
type BoxRow = typeof boxesTable.$inferSelect

const EVERYBODY: readonly Role[] = ['client', 'associate', 'administrator']
const transitions = [
  { action: 'make', from: [], to: 'open', by: EVERYBODY, call: '' },
  { action: 'label', from: ['open', 'shut'], to: 'unchanged', by: EVERYBODY, call: '' },
  { action: 'shut', from: ['open'], to: 'shut', by: EVERYBODY, call: '' },
  { action: 'lock', from: ['shut'], to: 'locked', by: EVERYBODY, requires: ['hasKey', 'isFull'], call: '' },
] as const satisfies readonly Transition<Status, string, 'hasKey' | 'isFull'>[]
type Action = (typeof transitions)[number]['action']
const lifecycle: Lifecycle<Status, Action, 'hasKey' | 'isFull'> = {
  name: 'box',
  statuses: STATUSES,
  refusal: 'manifestActionNotAllowed',
  transitions,
}

const { db } = await createTestDatabase()
const fullOnes = new Set<string>()
let factsRead: string[][] = []
let news: string[] = []

const boxKind = recordKind({
  name: 'manifest',
  table: boxesTable,
  reach: { administrator: all, client: ownedBy(boxesTable.ownerId) },
  refusals: { absent: 'manifestNotFound', changed: 'manifestChangedMeanwhile' },
  lifecycle,
  snapshot: ({ status, hasKey }: BoxRow, { isFull = false } = {}): Snapshot<Status, 'hasKey' | 'isFull'> => ({
    status,
    facts: { hasKey, isFull },
  }),
  facts: {
    names: ['isFull'],
    read: async (_db, rows) => {
      factsRead.push(rows.map(({ id }) => id))
      return new Map(rows.map(({ id }) => [id, { isFull: fullOnes.has(id) }]))
    },
  },
  news: async (_db, _doer, action, steps) => {
    news.push(
      ...steps.map(({ before, after, note }) => `${action} ${before?.status ?? 'nothing'} → ${after.status} ${note}`.trim()),
    )
  },
  unrecorded: ['hasKey'],
})

const owner = { userId: newId(), role: 'client' } as const
const administrator = { userId: newId(), role: 'administrator' } as const
const eventsOf = (id: string) => eventsWhere(db, sql`${eventsTable.aggregateId} = ${id}`)

async function boxes(count: number): Promise<BoxRow[]> {
  const labels = Array.from({ length: count }, (_none, index) => ({ label: `box ${index}`, ownerId: owner.userId }))
  return create(db, THE_HOUSE, boxKind, 'make', labels)
}
const THE_HOUSE = { userId: null, role: 'administrator' } as const

await db.execute(sql`create table test_boxes (id uuid primary key, version int not null default 1, created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null, owner_id uuid, status text not null, label text not null, has_key boolean not null default true,
  contents jsonb, held_until timestamptz(3), weight_in_grams int)`)

beforeEach(() => {
  factsRead = []
  news = []
})

describe('making records', () => {
  test('gives them the status their action leads to, an event each, and tells', async () => {
    const [box] = await create(db, THE_HOUSE, boxKind, 'make', [{ label: 'red', ownerId: owner.userId }], { note: 'first' })
    expect(box).toMatchObject({ status: 'open', version: 1, label: 'red' })
    expect(await eventsOf(box?.id ?? '')).toMatchObject([
      { action: 'make', from: null, to: 'open', note: 'first', fieldChanges: null },
    ])
    expect(news).toEqual(['make nothing → open first'])
  })
})

describe('acting', () => {
  test('moves all, with an event each that says which fields changed, and tells', async () => {
    const made = await boxes(3)
    news = []
    const shut = await act(db, THE_HOUSE, boxKind, 'shut', made, ({ label }) => ({ label: `${label}!`, hasKey: false }), {
      place: 'MIA',
    })

    expect(shut).toMatchObject(made.map(({ id, label }) => ({ id, status: 'shut', label: `${label}!`, version: 2 })))
    const [, event] = await eventsOf(made[1]?.id ?? '')
    expect(event).toMatchObject({ action: 'shut', from: 'open', to: 'shut', place: 'MIA' })
    expect(event?.fieldChanges).toEqual([{ field: 'label', from: 'box 1', to: 'box 1!' }])
    expect(news).toEqual(['shut open → shut', 'shut open → shut', 'shut open → shut'])
  })

  test('gives each record values of its own, of every type, and none where there are none', async () => {
    const made = await boxes(3)
    const ownValues = [
      {
        label: "it's",
        contents: { things: ['"quoted"', 'ñ'] },
        heldUntil: new Date('2026-11-25T05:10:00.123Z'),
        weightInGrams: 1_480,
      },
      { label: '', contents: null, heldUntil: null, weightInGrams: null },
      { label: 'null', contents: { things: [] }, heldUntil: new Date(0), weightInGrams: 0 },
    ]
    const changes = new Map(made.map(({ id }, index) => [id, { ...ownValues[index], ownerId: null, hasKey: false }]))

    const shut = await act(db, THE_HOUSE, boxKind, 'shut', made, ({ id }) => changes.get(id) ?? {})

    const expected = made.map(({ id }) => ({ id, status: 'shut', version: 2, ...changes.get(id) }))
    expect(shut).toMatchObject(expected)
    expect(await find(db, THE_HOUSE, boxKind, [...changes.keys()])).toEqual(shut)
  })

  test('refuses all where one does not allow it, and names every one that does not', async () => {
    const [open, first, second] = await boxes(3)
    if (!open || !first || !second) throw new Error('no boxes')
    const shut = await act(db, THE_HOUSE, boxKind, 'shut', [first, second])

    await expect(act(db, THE_HOUSE, boxKind, 'shut', [open, ...shut])).rejects.toMatchObject({
      code: 'manifestActionNotAllowed',
      details: { action: 'shut', status: 'shut', ids: [first.id, second.id] },
    })
    expect(await get(db, THE_HOUSE, boxKind, open.id)).toEqual(open)
  })

  test('refuses all where one was changed since it was read, and names it', async () => {
    const [one, other] = await boxes(2)
    if (!one || !other) throw new Error('no boxes')
    await change(db, boxKind, [{ row: other, changes: { label: 'blue' } }])

    await expect(db.transaction((tx) => act(tx, THE_HOUSE, boxKind, 'shut', [one, other]))).rejects.toMatchObject({
      code: 'manifestChangedMeanwhile',
      details: { ids: [other.id] },
    })
    expect(await get(db, THE_HOUSE, boxKind, one.id)).toEqual(one)
  })

  test('reads facts once for all, and only where the action asks for them', async () => {
    const made = await boxes(2)
    const shut = await act(db, THE_HOUSE, boxKind, 'shut', made)
    expect(factsRead).toEqual([])
    for (const { id } of made) fullOnes.add(id)

    expect(await act(db, THE_HOUSE, boxKind, 'lock', shut)).toMatchObject([{ status: 'locked' }, { status: 'locked' }])
    expect(factsRead).toEqual([made.map(({ id }) => id)])
  })

  test('where it is possible leaves the others as they are', async () => {
    const made = await boxes(3)
    const [full] = made
    fullOnes.add(full?.id ?? '')
    const shut = await act(db, THE_HOUSE, boxKind, 'shut', made.slice(0, 2))
    const rows = [...shut, ...made.slice(2)]

    const after = await actWherePossible(db, THE_HOUSE, boxKind, ['lock', 'shut'], rows)

    expect(after.map(({ status }) => status)).toEqual(['locked', 'shut', 'shut'])
    expect(after[1]).toEqual(shut[1])
    expect(factsRead).toEqual([rows.map(({ id }) => id)])
  })
})

describe('reading', () => {
  test('finds and locks what is theirs alone, in the order asked for', async () => {
    const mine = await boxes(3)
    const [foreign] = await create(db, THE_HOUSE, boxKind, 'make', [{ label: 'foreign' }])
    const ids = mine.map(({ id }) => id).toReversed()

    expect((await lock(db, owner, boxKind, ids)).map(({ id }) => id)).toEqual(ids)
    expect(await find(db, owner, boxKind, [foreign?.id ?? ''])).toEqual([])
    expect(await find(db, administrator, boxKind, [foreign?.id ?? ''])).toEqual([foreign])
    await expect(lock(db, owner, boxKind, [...ids, foreign?.id ?? ''])).rejects.toMatchObject({
      code: 'manifestNotFound',
      details: { ids: [foreign?.id] },
    })
    await expect(get(db, owner, boxKind, foreign?.id ?? '')).rejects.toMatchObject({ code: 'manifestNotFound' })
  })

  test('reaches nothing in a role that the kind does not name', async () => {
    const [box] = await boxes(1)
    expect(await find(db, { userId: owner.userId, role: 'associate' }, boxKind, [box?.id ?? ''])).toEqual([])
  })
})

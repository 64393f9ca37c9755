import { describe, expect, test } from 'vitest'
import { atTime, now } from '../../clock.ts'
import { createTestDatabase } from '../../testing/database.ts'
import {
  addMessages,
  bringForward,
  claimFew,
  claimMessages,
  keepClaimed,
  markFailed,
  markSent,
  nextDue,
  postpone,
} from './outbox.repository.ts'

const { db } = await createTestDatabase()
const HOUR_IN_MILLISECONDS = 3_600_000

const numbered = (count: number) => Array.from({ length: count }, (_, number) => ({ kind: 'test', payload: { number } }))
const later = <Result>(hours: number, work: () => Result) =>
  atTime(new Date(now().getTime() + hours * HOUR_IN_MILLISECONDS), work)

async function emptyOutbox() {
  for (const message of await later(100, () => claimMessages(db, 1_000))) await markSent(db, message)
}

describe('the outbox', () => {
  test('hands each message to one worker only', async () => {
    await addMessages(db, numbered(300))

    const worker = async () => {
      const claimed: unknown[] = []
      for (let batch = await claimMessages(db, 7); batch.length > 0; batch = await claimMessages(db, 7)) {
        expect(batch.length).toBeLessThanOrEqual(7)
        claimed.push(...batch.map(({ payload }) => payload.number))
      }
      return claimed
    }
    const claimed = (await Promise.all([worker(), worker(), worker(), worker()])).flat()

    expect(claimed).toHaveLength(300)
    expect(new Set(claimed).size).toBe(300)
    await emptyOutbox()
  })

  test('keeps a message only if its transaction commits', async () => {
    const attempt = db.transaction(async (tx) => {
      await addMessages(tx, numbered(1))
      throw new Error('refused')
    })

    await expect(attempt).rejects.toThrow('refused')
    expect(await claimMessages(db, 10)).toEqual([])
  })

  test('keeps one message of a key', async () => {
    await addMessages(db, [{ kind: 'test', payload: {}, key: 'order 1 arrived' }])
    await addMessages(db, [{ kind: 'test', payload: {}, key: 'order 1 arrived' }])

    expect(await claimMessages(db, 10)).toHaveLength(1)
    await emptyOutbox()
  })

  test('hands a message out again when its worker died', async () => {
    await addMessages(db, numbered(1))
    await claimMessages(db, 10, 60)

    expect(await claimMessages(db, 10)).toEqual([])
    expect(await later(1, () => claimMessages(db, 10))).toHaveLength(1)
    await emptyOutbox()
  })

  test('leaves a message to whoever works on it, for as long as they say so', async () => {
    await addMessages(db, numbered(1))
    const [message] = await claimMessages(db, 1, 60)
    await keepClaimed(db, [message?.id ?? ''], 2 * 3_600)

    expect(await later(1, () => claimMessages(db, 1))).toEqual([])
    await emptyOutbox()
  })

  test('is not told of a failure by a worker who lost the message to another, or after it was sent', async () => {
    await addMessages(db, numbered(1))
    const [lost] = await claimMessages(db, 1, 60)
    const [taken] = await later(1, () => claimMessages(db, 1, 60))
    if (!lost || !taken) throw new Error('nothing claimed')

    await markFailed(db, lost, 'too slow')
    expect(await later(1, () => claimMessages(db, 1))).toEqual([])
    await markSent(db, taken)
    await markFailed(db, taken, 'after all')
    expect(await later(100, () => claimMessages(db, 1))).toEqual([])
    await keepClaimed(db, [taken.id], 60)
    expect(await later(200, () => claimMessages(db, 1))).toEqual([])
  })

  test('waits longer after each failure and gives up in the end', async () => {
    await addMessages(db, numbered(1))
    const [message] = await claimMessages(db, 1)
    if (!message) throw new Error('nothing claimed')

    await markFailed(db, message, 'the mail server is away')
    expect(await claimMessages(db, 1)).toEqual([])
    const [again] = await later(1, () => claimMessages(db, 1))
    expect(again).toMatchObject({ attempts: 2, lastError: 'the mail server is away' })

    await markFailed(db, { ...message, attempts: 15 }, 'the mail server is still away')
    expect(await later(1_000, () => claimMessages(db, 1))).toEqual([])
  })
})

describe('a kind of which few are read at once', () => {
  const ofKind = (kind: string, count: number) => numbered(count).map((message) => ({ ...message, kind }))

  test('is leased to all instances together as often as that, whoever asks', async () => {
    await addMessages(db, ofKind('few', 10))
    const claimed = await Promise.all([1, 2, 3].map(() => claimFew(db, 'few', 4, 60)))
    expect(claimed.flat()).toHaveLength(4)
    expect(await claimFew(db, 'few', 4, 60)).toEqual([])
    for (const message of claimed.flat().slice(0, 3)) await markSent(db, message)
    expect(await claimFew(db, 'few', 4, 60)).toHaveLength(3)
    await emptyOutbox()
  })

  test('counts those of its own kind alone, and frees the lease of one that died', async () => {
    await addMessages(db, [...ofKind('few', 2), ...ofKind('others', 3)])
    await claimMessages(db, 10, 60, ['others'])
    expect(await claimFew(db, 'few', 1, 60)).toHaveLength(1)
    expect(await later(1, () => claimFew(db, 'few', 1, 60))).toHaveLength(1)
    await emptyOutbox()
  })

  test('says when the next one is due that nobody reads', async () => {
    expect(await nextDue(db, 'few')).toBeNull()
    const soon = new Date(now().getTime() + 5_000)
    await addMessages(db, [{ ...ofKind('few', 1)[0], kind: 'few', payload: {}, availableAt: soon }])
    expect(await nextDue(db, 'few')).toEqual(soon)
    await later(1, () => claimFew(db, 'few', 1, 60))
    expect(await later(1, () => nextDue(db, 'few'))).toBeNull()
    await emptyOutbox()
  })
})

describe('a message that cannot be read yet', () => {
  test('is due again then, and that is no try', async () => {
    await addMessages(db, numbered(1))
    const [message] = await claimMessages(db, 1)
    if (!message) throw new Error('nothing claimed')
    await postpone(db, message, new Date(now().getTime() + HOUR_IN_MILLISECONDS))
    expect(await claimMessages(db, 1)).toEqual([])
    expect(await later(2, () => claimMessages(db, 1))).toMatchObject([{ attempts: 1, lastError: null }])
    await emptyOutbox()
  })

  test('is brought forward with those of its kind that are due until then', async () => {
    const dueIn = (hours: number, kind: string) => ({
      kind,
      payload: {},
      availableAt: new Date(now().getTime() + hours * HOUR_IN_MILLISECONDS),
    })
    await addMessages(db, [dueIn(1, 'few'), dueIn(3, 'few'), dueIn(1, 'others')])
    await bringForward(db, 'few', new Date(now().getTime() + 2 * HOUR_IN_MILLISECONDS))
    expect(await claimMessages(db, 10)).toMatchObject([{ kind: 'few' }])
    await emptyOutbox()
  })
})

test('a step of a document of the SRI is never given up, and is tried every minute at the latest', async () => {
  await addMessages(db, [{ kind: 'fiscalStep', payload: {} }])
  const [message] = await claimMessages(db, 1)
  if (!message) throw new Error('nothing claimed')
  expect(await markFailed(db, { ...message, attempts: 1_000 }, 'the database was away')).toBe(false)
  expect(await later(1, () => claimMessages(db, 1))).toMatchObject([{ failedAt: null, lastError: 'the database was away' }])
  await emptyOutbox()
})

import { describe, expect, test } from 'vitest'
import { atTime, now } from '../../clock.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { addMessages, claimMessages, keepClaimed, markFailed, markSent } from './outbox.repository.ts'

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

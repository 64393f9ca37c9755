import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { claim, find, keep, type RepeatableRequest, reserve } from './idempotency.repository.ts'

const { db } = await createTestDatabase()

const requestWith = (key: string): RepeatableRequest => ({
  principal: 'public',
  key,
  method: 'POST',
  path: '/order/create',
  requestHash: 'hash',
})
const ANSWER = { status: 200, contentType: 'application/json', response: '{}' }

test('two who did not see each other are kept apart by the primary key: the second waits for the first', async () => {
  const request = requestWith('one')
  const order: string[] = []
  const second = async () => {
    const isClaimed = await db.transaction((tx) => claim(tx, request))
    order.push('second was answered')
    return isClaimed
  }

  const waiting = await db.transaction(async (tx) => {
    expect(await claim(tx, request)).toBe(true)
    const later = second()
    await pause(200)
    await keep(tx, request, ANSWER)
    order.push('first is done')
    return { later }
  })

  expect(await waiting.later).toBe(false)
  expect(order).toEqual(['first is done', 'second was answered'])
  expect(await find(db, request)).toMatchObject(ANSWER)
})

test('a key is free again when whoever had it is undone', async () => {
  const request = requestWith('two')
  let later: Promise<boolean> | undefined

  const undone = db.transaction(async (tx) => {
    await claim(tx, request)
    later = db.transaction((other) => claim(other, request))
    await pause(100)
    throw new Error('refused')
  })

  await expect(undone).rejects.toThrow('refused')
  expect(await later).toBe(true)
})

test('who works on a key is known at once to whoever comes, and nothing is seen of it', async () => {
  const request = requestWith('three')

  await db.transaction(async (tx) => {
    expect(await reserve(tx, request)).toBe(true)
    await claim(tx, request)
    expect(await reserve(db, request)).toBe(false)
    expect(await reserve(db, { ...request, principal: 'somebody' })).toBe(true)
    expect(await find(db, request)).toBeNull()
  })

  expect(await reserve(db, request)).toBe(true)
})

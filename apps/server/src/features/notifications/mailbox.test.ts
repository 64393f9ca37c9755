import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openMailbox } from './mailbox.ts'

const LIMITS = { charactersWaiting: 10, millisecondsUnread: 20 }
function givenMailbox() {
  const neglected: true[] = []
  return { neglected, mailbox: openMailbox(() => neglected.push(true), LIMITS) }
}

describe('a mailbox', () => {
  test('hands out all that waits, in its order, and waits for more', async () => {
    const { mailbox } = givenMailbox()
    mailbox.put('one ')
    mailbox.put('two')

    expect(await mailbox.take()).toBe('one two')
    const next = mailbox.take()
    mailbox.put('three')
    expect(await next).toBe('three')
  })

  test('takes one text of any length when nothing waits', async () => {
    const { mailbox, neglected } = givenMailbox()
    mailbox.put('longer than ten characters')

    expect(await mailbox.take()).toBe('longer than ten characters')
    expect(neglected).toEqual([])
  })

  test('is given up once when too much waits', async () => {
    const { mailbox, neglected } = givenMailbox()
    for (const text of ['12345', '67890', '1', '2']) mailbox.put(text)

    expect(neglected).toEqual([true])
    expect(await mailbox.take()).toBeNull()
  })

  test('is given up when something waits too long', async () => {
    const { mailbox, neglected } = givenMailbox()
    mailbox.put('1')
    await pause(30)
    mailbox.put('2')

    expect(neglected).toEqual([true])
  })

  test('that is closed ends whoever waits', async () => {
    const { mailbox, neglected } = givenMailbox()
    const taking = mailbox.take()
    mailbox.close()
    mailbox.put('too late')

    expect(await taking).toBeNull()
    expect(await mailbox.take()).toBeNull()
    expect(neglected).toEqual([])
  })
})

import { expect, test } from 'vitest'
import * as messages from '../features/outbox/messages.ts'
import type { say } from '../features/outbox/say.ts'
import { READERS, type Readers } from './readers.ts'

test('every message has a reader, under the kind that is stored', () => {
  const kinds = Object.values(messages).map(({ kind }) => kind)

  expect(Object.keys(READERS).sort()).toEqual(kinds.sort())
  expect(kinds).toEqual(Object.keys(messages).sort())
})

test('a message without a reader, or a reader of another shape, does not compile', () => {
  const { orderMoved: _without, ...others } = READERS
  // @ts-expect-error a message without a reader
  const incomplete: Readers = others
  // @ts-expect-error a reader of a message of another shape
  const mistaken: Readers = { ...READERS, orderMoved: READERS.passwordResetRequested }
  // @ts-expect-error a reader of a message that nobody declared
  const excessive: Readers = { ...others, orderMoved: READERS.orderMoved, orderLost: READERS.orderMoved }

  expect([incomplete, mistaken, excessive].map((readers) => Object.keys(readers).length)).toEqual([
    Object.keys(READERS).length - 1,
    Object.keys(READERS).length,
    Object.keys(READERS).length + 1,
  ])
})

test('what is said has the shape of its message, or does not compile', () => {
  const { userInvited } = messages
  const said = (...call: Parameters<typeof say<{ userId: string }>>) => call.slice(2)
  const db = {} as Parameters<typeof say>[0]

  // @ts-expect-error the payload of another message
  expect(said(db, userInvited, { email: 'rosa@puente.test' })).toHaveLength(1)
  expect(said(db, userInvited, { userId: 'rosa' })).toHaveLength(1)
})

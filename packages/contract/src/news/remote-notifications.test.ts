import { describe, expect, test } from 'vitest'
import { readComponentMessage, readShowMessage } from './remote-notifications.ts'

const NOT_MESSAGES = [undefined, null, 7, 'ready', [], {}, { type: 'toString' }, { type: ['ready'] }]

describe('what the component says', () => {
  test.each(['ready', 'readAll', 'older', 'preferences', 'close'])('is %s, and nothing beside it', (type) => {
    expect(readComponentMessage({ type, token: 'unheard' })).toEqual({ type })
  })

  test('is the location of the notification that was chosen', () => {
    const chosen = { type: 'open', id: '0198', location: '/tuspedidos?open=0199' }

    expect(readComponentMessage({ ...chosen, token: 'unheard' })).toEqual(chosen)
  })

  test.each([...NOT_MESSAGES, { type: 'open' }, { type: 'open', id: '0198', location: { href: '/' } }])(
    'is nothing when it is %j',
    (data) => expect(readComponentMessage(data)).toBeNull(),
  )

  test('is nothing when it is longer than any of ours', () => {
    const chosen = { type: 'open', id: '0198', location: '/' }

    expect(readComponentMessage({ ...chosen, location: `/${'a'.repeat(2_000)}` })).toBeNull()
    expect(readComponentMessage({ ...chosen, id: 'a'.repeat(65) })).toBeNull()
  })
})

describe('what the page says', () => {
  const shown = { type: 'show', items: [], older: 'waiting', language: 'es', theme: 'dark', textScale: 1.125 }

  test('is what to show, in which language and theme', () => {
    expect(readShowMessage(shown)).toEqual(shown)
  })

  test('is that there is nothing older where it does not say so', () => {
    const { older: _older, ...before } = shown

    expect(readShowMessage(before)).toMatchObject({ older: 'none' })
    expect(readShowMessage({ ...shown, older: 'heaps' })).toMatchObject({ older: 'none' })
  })

  test.each([...NOT_MESSAGES, { ...shown, items: 'many' }, { ...shown, language: 'fr' }, { ...shown, theme: 'auto' }])(
    'is nothing when it is %j',
    (data) => expect(readShowMessage(data)).toBeNull(),
  )
})

import { describe, expect, test } from 'vitest'
import { readComponentMessage, readShowMessage } from './remote-notifications.ts'

const NOT_MESSAGES = [undefined, null, 7, 'ready', [], {}, { type: 'toString' }, { type: ['ready'] }]

describe('what the component says', () => {
  test('is that it is ready, that all are read, or that it is done with', () => {
    expect(readComponentMessage({ type: 'ready' })).toEqual({ type: 'ready' })
    expect(readComponentMessage({ type: 'readAll' })).toEqual({ type: 'readAll' })
    expect(readComponentMessage({ type: 'close' })).toEqual({ type: 'close' })
  })

  test('is the location of the notification that was chosen', () => {
    const chosen = { type: 'open', id: '0198', location: '/tuspedidos?open=0199' }

    expect(readComponentMessage({ ...chosen, token: 'unheard' })).toEqual(chosen)
  })

  test.each([...NOT_MESSAGES, { type: 'open' }, { type: 'open', id: '0198', location: { href: '/' } }])(
    'is nothing when it is %j',
    (data) => expect(readComponentMessage(data)).toBeNull(),
  )
})

describe('what the page says', () => {
  const shown = { type: 'show', items: [], language: 'es', theme: 'dark', textScale: 1.125 }

  test('is what to show, in which language and theme', () => {
    expect(readShowMessage(shown)).toEqual(shown)
  })

  test.each([...NOT_MESSAGES, { ...shown, items: 'many' }, { ...shown, language: 'fr' }, { ...shown, theme: 'auto' }])(
    'is nothing when it is %j',
    (data) => expect(readShowMessage(data)).toBeNull(),
  )
})

import { describe, expect, test } from 'vitest'
import { optionsOf, placeOf, pushedIn, windowFor } from './pushed.ts'

const HERE = 'https://puente.test'
const SHOES = { id: '1', title: 'Zapatos', body: 'Salió de Miami.', location: '/tuspedidos?open=7', language: 'es' }

describe('a message', () => {
  test('is shown as the server wrote it, in its language, and once', () => {
    const pushed = pushedIn(JSON.stringify(SHOES))
    expect(pushed.title).toBe('Zapatos')
    expect(optionsOf(pushed)).toMatchObject({ body: SHOES.body, tag: '1', lang: 'es', data: { location: SHOES.location } })
  })

  test.each([undefined, '', 'null', '[]', '{"title":"Zapatos"}', '<b>'])('%j is shown without words of its own', (text) => {
    expect(pushedIn(text)).toMatchObject({ title: 'Puente', location: '/' })
  })
})

test.each([
  [{ location: '/tuspedidos?open=7' }, '/tuspedidos?open=7'],
  [{ location: 'https://elsewhere.test/' }, '/'],
  [{ location: '//elsewhere.test/' }, '/'],
  [{ location: 'javascript:alert(1)' }, '/'],
  [null, '/'],
  [{}, '/'],
])('%j leads to %s', (data, path) => {
  expect(placeOf(data, HERE).href).toBe(HERE + path)
})

describe('it opens in', () => {
  const open = (path: string, { focused = false, frameType = 'top-level' } = {}) => ({ url: HERE + path, focused, frameType })

  test('the window in front', () => {
    const front = open('/tuspagos', { focused: true })
    expect(windowFor([open('/'), front], HERE)).toBe(front)
  })

  test('any other of the product', () => {
    const any = open('/tuspedidos')
    expect(windowFor([open('/api/docs', { focused: true }), open('/', { frameType: 'nested' }), any], HERE)).toBe(any)
  })

  test('a new one where there is none', () => {
    expect(windowFor([open('/bienvenida'), open('/remote/notifications/')], HERE)).toBeUndefined()
  })
})

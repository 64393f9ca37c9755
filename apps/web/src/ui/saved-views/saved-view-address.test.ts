import { describe, expect, test } from 'vitest'
import { addressOfView, showsView, viewQueryOf } from './saved-view-address.ts'

const search = (text: string) => new URLSearchParams(text)

describe('a saved view', () => {
  test('is what the list shows, without its page and its open record', () => {
    expect(viewQueryOf(search('q=sol&status=paid&status=arrived&page=3&open=o1&saved=v1&view=all'), ['code', 'status'])).toEqual({
      q: 'sol',
      status: ['paid', 'arrived'],
      view: 'all',
      columns: ['code', 'status'],
    })
  })

  test('leads back to the same address, wherever it was kept meanwhile', () => {
    const query = viewQueryOf(search('q=sol&status=paid&status=arrived&limit=50'), ['code'])
    expect(addressOfView({ id: 'v1', query }).toString()).toBe('q=sol&status=paid&status=arrived&limit=50&columns=code&saved=v1')
  })

  test('that somebody else made may hold numbers and truths', () => {
    expect(addressOfView({ id: 'v', query: { limit: 25, isBundled: false } }).toString()).toBe('limit=25&isBundled=false&saved=v')
  })
})

describe('a list shows its view as saved', () => {
  const view = { id: 'v1', query: { status: ['paid', 'arrived'], columns: ['code', 'status'] } }

  test('whatever the page', () => {
    expect(showsView(search('status=paid&status=arrived&page=2&saved=v1'), view, ['code', 'status'])).toBe(true)
  })

  test('whatever the columns, when it names none: a call saved it', () => {
    const query = { status: 'paid', limit: 25 }
    expect(showsView(search('status=paid&limit=25&saved=v1'), { id: 'v1', query }, ['code', 'status'])).toBe(true)
    expect(showsView(search('status=arrived&limit=25&saved=v1'), { id: 'v1', query }, ['code', 'status'])).toBe(false)
  })

  test.each([
    ['status=paid', ['code', 'status']],
    ['status=paid&status=arrived&q=a', ['code', 'status']],
    ['status=paid&status=arrived', ['status', 'code']],
  ])('no longer, with %s and %j', (address, columns) => {
    expect(showsView(search(address), view, columns)).toBe(false)
  })
})

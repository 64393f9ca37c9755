import { describe, expect, test } from 'vitest'
import { daysIn, narrowedBy, nextSort, readListState, withListChange } from './list-state.ts'

const search = (text: string) => new URLSearchParams(text)

describe('a list reads its address', () => {
  test('page 1 and 100 rows, newest first, where it says nothing', () => {
    expect(readListState(search(''))).toEqual({
      page: 1,
      limit: 100,
      orderBy: undefined,
      mode: 'desc',
      q: '',
      filters: {},
      columns: null,
      savedView: null,
    })
  })

  test('what it says stands above the defaults', () => {
    const state = readListState(search('page=3&limit=25&orderBy=code&mode=asc&q=zapatos&status=paid&status=arrived&open=1'), {
      orderBy: 'createdAt',
      filters: { status: ['inReview'] },
    })
    expect(state).toEqual({
      page: 3,
      limit: 25,
      orderBy: 'code',
      mode: 'asc',
      q: 'zapatos',
      filters: { status: ['paid', 'arrived'] },
      columns: null,
      savedView: null,
    })
  })

  test('columns in their order, and the saved view it began with, are no filters', () => {
    expect(readListState(search('columns=code&columns=client&saved=v1'))).toMatchObject({
      columns: ['code', 'client'],
      savedView: 'v1',
      filters: {},
    })
  })

  test('an empty filter is none, a missing one is the usual', () => {
    const defaults = { filters: { status: ['inReview'] } }
    expect(readListState(search('status='), defaults).filters).toEqual({ status: [] })
    expect(readListState(search(''), defaults).filters).toEqual({ status: ['inReview'] })
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page=1.5'])('nonsense is the first page: %s', (text) => {
    expect(readListState(search(text)).page).toBe(1)
  })
})

describe('a list is narrowed', () => {
  test('by its search and its filters, not by its order, page, view or columns', () => {
    expect(narrowedBy(search('q=a&status=paid&status=arrived&orderBy=code&page=2&view=all&columns=code&saved=v'))).toEqual([
      'q',
      'status',
    ])
  })

  test('not by what is empty, nor by what the screen keeps', () => {
    expect(narrowedBy(search('status=&client=c1'), { keeps: ['client'] })).toEqual([])
  })
})

describe('a list writes its address', () => {
  test('another filter starts at the first page', () => {
    expect(withListChange(search('page=3&q=a'), { status: ['paid', 'arrived'] }).toString()).toBe(
      'q=a&status=paid&status=arrived',
    )
  })

  test('another page keeps the rest', () => {
    expect(withListChange(search('q=a&page=1'), { page: '2' }).toString()).toBe('q=a&page=2')
  })

  test('null takes a thing away', () => {
    expect(withListChange(search('q=a&status=paid'), { status: null }).toString()).toBe('q=a')
  })
})

test('a column sorts descending first, then ascending', () => {
  expect(nextSort({ orderBy: 'code', mode: 'asc' }, 'weight')).toEqual({ orderBy: 'weight', mode: 'desc' })
  expect(nextSort({ orderBy: 'weight', mode: 'desc' }, 'weight')).toEqual({ orderBy: 'weight', mode: 'asc' })
})

test.each([
  ['from=2026-11-01&to=2026-11-15', { from: '2026-11-01', to: '2026-11-15' }],
  ['from=2026-11-15&to=2026-11-15', { from: '2026-11-15', to: '2026-11-15' }],
  ['from=2026-11-16&to=2026-11-15', null],
  ['from=2026-11-01', null],
  ['to=2026-11-01', null],
  ['from=2026-02-01&to=2026-02-31', null],
  ['from=2026-02-01&to=mañana', null],
  ['', null],
])('the days of “%s”', (address, days) => {
  expect(daysIn(new URLSearchParams(address))).toEqual(days)
})

test('a range of days narrows a list, and counts once', () => {
  expect(narrowedBy(new URLSearchParams('from=2026-11-01&to=2026-11-15&q=ropa'))).toEqual(['from', 'q'])
  expect(narrowedBy(new URLSearchParams('from=2026-11-01&to='))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { arrangeColumns, moveColumn, toggleColumn } from './list-columns.ts'

const columns = [{ id: 'code' }, { id: 'status' }, { id: 'weight' }, { id: 'tracking', extra: true as const }]
const ids = (chosen: string[] | null) => {
  const { shown, hidden } = arrangeColumns(columns, chosen)
  return { shown: shown.map(({ id }) => id), hidden: hidden.map(({ id }) => id) }
}

describe('the columns of a list', () => {
  test('as the screen has them until somebody chooses; the extra ones wait', () => {
    expect(ids(null)).toEqual({ shown: ['code', 'status', 'weight'], hidden: ['tracking'] })
  })

  test('in the chosen order, the first one first', () => {
    expect(ids(['tracking', 'status', 'code'])).toEqual({ shown: ['code', 'tracking', 'status'], hidden: ['weight'] })
  })

  test('without what no longer exists or is named twice', () => {
    expect(ids(['gone', 'status', 'status'])).toEqual({ shown: ['code', 'status'], hidden: ['weight', 'tracking'] })
  })

  test('none, where there are none', () => {
    expect(arrangeColumns([], ['code'])).toEqual({ shown: [], hidden: [] })
  })
})

describe('a column', () => {
  const order = ['code', 'status', 'weight']

  test.each([
    ['weight', -1, ['code', 'weight', 'status']],
    ['status', 1, ['code', 'weight', 'status']],
    ['status', -1, order],
    ['weight', 1, order],
    ['code', 1, order],
    ['gone', 1, order],
  ] as const)('%s moves by %i', (id, by, expected) => {
    expect(moveColumn(order, id, by)).toEqual(expected)
  })

  test('hides and comes back at the end', () => {
    expect(toggleColumn(order, 'status')).toEqual(['code', 'weight'])
    expect(toggleColumn(['code', 'weight'], 'status')).toEqual(['code', 'weight', 'status'])
  })
})

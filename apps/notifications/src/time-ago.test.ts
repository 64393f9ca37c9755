import { describe, expect, test } from 'vitest'
import { exactTime, timeAgo } from './time-ago.ts'

/** Saturday, ten in the morning in Quito. */
const NOW = new Date('2026-11-21T15:00:00Z')

describe('how long ago it was', () => {
  test.each([
    ['2026-11-21T14:59:30Z', 'ahora', 'now'],
    ['2026-11-21T15:00:20Z', 'ahora', 'now'],
    ['2026-11-21T14:55:00Z', 'hace 5 minutos', '5 minutes ago'],
    ['2026-11-21T12:10:00Z', 'hace 2 horas', '2 hours ago'],
    ['2026-11-20T14:00:00Z', 'ayer', 'yesterday'],
    ['2026-11-16T14:00:00Z', 'hace 5 días', '5 days ago'],
    ['2026-11-02T14:00:00Z', '2 nov', 'Nov 2'],
    ['2025-11-21T14:00:00Z', '21 nov 2025', 'Nov 21, 2025'],
  ])('%s is told as "%s" and "%s"', (instant, inSpanish, inEnglish) => {
    expect(timeAgo(instant, NOW, 'es')).toBe(inSpanish)
    expect(timeAgo(instant, NOW, 'en')).toBe(inEnglish)
  })

  test('counts the days of Quito: late in the evening there is already tomorrow elsewhere', () => {
    expect(timeAgo('2026-11-20T02:00:00Z', new Date('2026-11-21T04:00:00Z'), 'es')).toBe('ayer')
  })
})

test('the exact time is Quito’s', () => {
  expect(exactTime('2026-11-21T02:30:00Z', 'es')).toBe('viernes, 20 de noviembre de 2026, 21:30')
  expect(exactTime('2026-11-21T02:30:00Z', 'en')).toBe('Friday, November 20, 2026, 9:30 PM')
})

import { expect, test } from 'vitest'
import { isDay, printDay, readDay } from './typed-day.ts'

const TODAY = '2026-11-25'

test.each([
  ['25/11/2026', '2026-11-25'],
  ['5/1/2026', '2026-01-05'],
  ['05-01-26', '2026-01-05'],
  ['5.1.26', '2026-01-05'],
  ['5 1 2026', '2026-01-05'],
  [' 25 / 11 / 2026 ', '2026-11-25'],
  ['25112026', '2026-11-25'],
  ['251126', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['29/02/2028', '2028-02-29'],
  ['04/05/85', '1985-05-04'],
  ['04/05/46', '2046-05-04'],
  ['04/05/47', '1947-05-04'],
])('in Spanish %s is %s', (text, day) => {
  expect(readDay(text, 'es', TODAY)).toEqual({ kind: 'day', day })
})

test.each([
  ['11/25/2026', '2026-11-25'],
  ['1/5/26', '2026-01-05'],
  ['11252026', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
])('in English %s is %s', (text, day) => {
  expect(readDay(text, 'en', TODAY)).toEqual({ kind: 'day', day })
})

test.each([
  '31/02/2026',
  '29/02/2026',
  '11/25/2026',
  '00/01/2026',
  '25/11',
  '25/11/202',
  '2511',
  'mañana',
  '25/11/2026x',
  '2026-13-01',
])('in Spanish %s is no day', (text) => {
  expect(readDay(text, 'es', TODAY)).toEqual({ kind: 'wrong' })
})

test('nothing, or spaces alone, is nothing yet', () => {
  expect(readDay('', 'es', TODAY)).toEqual({ kind: 'empty' })
  expect(readDay('   ', 'es', TODAY)).toEqual({ kind: 'empty' })
})

test('a day is printed in the order of the language; what is none stays as it is', () => {
  expect(printDay('2026-01-05', 'es')).toBe('05/01/2026')
  expect(printDay('2026-01-05', 'en')).toBe('01/05/2026')
  expect(printDay('31/02/2026', 'es')).toBe('31/02/2026')
  expect(printDay('', 'es')).toBe('')
})

test('only whole days of the calendar are days', () => {
  expect(['2026-11-25', '2026-02-29', '2026-1-5', '', '25/11/2026'].map(isDay)).toEqual([true, false, false, false, false])
})

import { expect, test } from 'vitest'
import { type Language, type Opening, openDaysInWords, openingInWords } from '../index.ts'

test.each([
  ['Abierto hasta las 18:00', 'es', { isOpen: true, closesAt: '18:00' }],
  ['Open until 6:00 PM', 'en', { isOpen: true, closesAt: '18:00' }],
  ['Abre hoy a las 9:00', 'es', { isOpen: false, opensOn: '2026-11-27', opensAt: '09:00', daysAhead: 0 }],
  ['Opens today at 9:00 AM', 'en', { isOpen: false, opensOn: '2026-11-27', opensAt: '09:00', daysAhead: 0 }],
  ['Abre mañana a las 9:00', 'es', { isOpen: false, opensOn: '2026-11-28', opensAt: '09:00', daysAhead: 1 }],
  ['Abre el lunes a la 1:30', 'es', { isOpen: false, opensOn: '2026-11-30', opensAt: '01:30', daysAhead: 2 }],
  ['Opens on Monday at 12:05 AM', 'en', { isOpen: false, opensOn: '2026-11-30', opensAt: '00:05', daysAhead: 2 }],
  ['Abierto hasta las 13:00', 'es', { isOpen: true, closesAt: '13:00' }],
] satisfies [string, Language, Opening][])('%s', (sentence, language, opening) => {
  expect(openingInWords(opening, language)).toBe(sentence)
})

test('a line of the week names its days and its hours', () => {
  const spans = [{ opensAt: '09:00', closesAt: '18:00' }]
  expect(openDaysInWords({ from: 1, to: 5, spans }, 'es')).toEqual({ days: 'lun – vie', hours: '9:00 – 18:00' })
  expect(openDaysInWords({ from: 6, to: 6, spans }, 'es').days).toBe('sáb')
  const twice = [{ opensAt: '09:00', closesAt: '12:00' }, ...[{ opensAt: '14:00', closesAt: '18:00' }]]
  expect(openDaysInWords({ from: 7, to: 7, spans: twice }, 'en')).toEqual({
    days: 'Sun',
    hours: '9:00 AM – 12:00 PM and 2:00 PM – 6:00 PM',
  })
})

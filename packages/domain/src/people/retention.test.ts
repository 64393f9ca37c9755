import { expect, test } from 'vitest'
import { initialParameterValues } from '../rules/parameter-catalogue.ts'
import { keptSince } from './retention.ts'

const AT = new Date('2031-03-01T05:10:00Z')

test.each([
  ['sessions', '2031-01-30T05:10:00.000Z'],
  ['devices', '2030-09-02T05:10:00.000Z'],
  ['mails', '2031-01-30T05:10:00.000Z'],
  ['notifications', '2030-03-01T05:10:00.000Z'],
  ['packageDetails', '2030-03-01T05:10:00.000Z'],
  ['photos', '2030-03-01T05:10:00.000Z'],
  ['eventValues', '2028-03-01T05:10:00.000Z'],
  ['customsPapers', '2026-03-01T05:10:00.000Z'],
  ['bookPapers', '2024-03-01T05:10:00.000Z'],
] as const)('%s are kept since %s', (kind, since) => {
  expect(keptSince(kind, initialParameterValues(), AT).toISOString()).toBe(since)
})

test('a leap day has a day five years before it', () => {
  const values = initialParameterValues()
  expect(keptSince('customsPapers', values, new Date('2032-02-29T05:10:00Z')).toISOString()).toBe('2027-03-01T05:10:00.000Z')
})

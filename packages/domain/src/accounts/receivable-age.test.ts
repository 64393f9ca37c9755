import { expect, test } from 'vitest'
import { DAYS_OF_AGE, RECEIVABLE_AGES } from './receivable-age.ts'

test('every day from the issue on is of one age', () => {
  const agesOf = (day: number) =>
    RECEIVABLE_AGES.filter((age) => DAYS_OF_AGE[age].from <= day && day <= (DAYS_OF_AGE[age].to ?? Number.POSITIVE_INFINITY))
  for (let day = 0; day <= 1_000; day += 1) expect([day, agesOf(day).length]).toEqual([day, 1])
  expect([0, 7, 8, 15, 16, 30, 31, 60, 61].flatMap(agesOf)).toEqual([
    ...['days0to7', 'days0to7', 'days8to15', 'days8to15', 'days16to30'],
    ...['days16to30', 'days31to60', 'days31to60', 'over60'],
  ])
})

import { expect, test } from 'vitest'
import { useLimitsOf } from '../index.ts'
import { VECTOR_VALUES } from '../testing/parameters.ts'

const STAFF = {
  callsPerMinute: 1_500,
  uploadsPerDay: 5_000_000,
  uploadsAtOnce: 8,
  exportsPerHour: 200,
  quotationsPerDay: null,
  messagesPerHour: null,
}

test.each([
  [
    'client',
    {
      ...{ callsPerMinute: 300, uploadsPerDay: 500_000, uploadsAtOnce: 4, exportsPerHour: 30 },
      ...{ quotationsPerDay: 50, messagesPerHour: 30 },
    },
  ],
  ['associate', STAFF],
  ['administrator', STAFF],
] as const)('an installation starts with what a %s may use', (role, limits) => {
  expect(useLimitsOf(VECTOR_VALUES, role)).toEqual(limits)
})

import { expect, test } from 'vitest'
import { weightDifference } from './weight-difference.ts'

test('a package that gained a little in Quito is as it should be', () => {
  expect(weightDifference(2_600, 2_500)).toEqual({ grams: 100, isNotable: false })
})

test('more than five hundredths deserve a look, both ways', () => {
  expect(weightDifference(2_626, 2_500)).toEqual({ grams: 126, isNotable: true })
  expect(weightDifference(2_374, 2_500)).toEqual({ grams: -126, isNotable: true })
  expect(weightDifference(2_625, 2_500)?.isNotable).toBe(false)
})

test('there is no difference while a weight is missing', () => {
  expect(weightDifference(null, 2_500)).toBeNull()
  expect(weightDifference(2_500, null)).toBeNull()
})

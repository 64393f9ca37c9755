import { expect, test } from 'vitest'
import { messageAllowance } from './message-allowance.ts'

const LIMITS = { most: 3, withinInMilliseconds: 1_000 }

test('as many as a person sends are heard', () => {
  const isAllowed = messageAllowance(LIMITS)

  expect([0, 400, 800, 1_200, 1_600, 2_000].map(isAllowed)).toEqual([true, true, true, true, true, true])
})

test('more in so short a time are not', () => {
  const isAllowed = messageAllowance(LIMITS)

  expect([0, 1, 2, 3, 4].map(isAllowed)).toEqual([true, true, true, false, false])
})

test('a flood keeps nothing of itself', () => {
  const isAllowed = messageAllowance(LIMITS)
  const answers = Array.from({ length: 10_000 }, (_, now) => isAllowed(now / 100))

  expect(answers.filter(Boolean)).toHaveLength(3)
})

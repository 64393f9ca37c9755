import { expect, test } from 'vitest'
import { MIN_PASSWORD_LENGTH } from '../index.ts'

test('a password has at least ten characters', () => {
  expect(MIN_PASSWORD_LENGTH).toBe(10)
})

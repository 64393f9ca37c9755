import { expect, test } from 'vitest'
import { loadExactCheck, phoneNumber, possibleNumber } from './light-phone-number.ts'
import { phoneNumber as exactNumber } from './phone-number.ts'

test.each(['+593991234567', '+59322345678', '+13055550100', '+393491234567', '+573001234567'])(
  '%s is a number, by both checks',
  (given) => {
    expect(possibleNumber(given)).toBe(given)
    expect(exactNumber(given)).toBe(given)
  },
)

test.each(['', '+59312', '+59391234567', '+5939912345678', '+59312345678', '+1305', '+1234567890123456', 'abc'])(
  '%s is none, by both checks',
  (given) => {
    expect(possibleNumber(given)).toBeNull()
    expect(exactNumber(given)).toBeNull()
  },
)

test('what only the plan of a country knows is found once that was loaded', async () => {
  expect(phoneNumber('+11234567890')).toBe('+11234567890')
  await loadExactCheck()
  expect(phoneNumber('+11234567890')).toBeNull()
})

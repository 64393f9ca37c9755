import { expect, test } from 'vitest'
import { phoneFrom, phoneParts } from './phone-number.ts'

test.each([
  ['EC', '099 123 4567', '+593991234567'],
  ['US', '(305) 555-0100', '+13055550100'],
  ['IT', '06 1234567', '+39061234567'],
  ['EC', '+57 300 1234567', '+573001234567'],
  ['EC', ' ', ''],
])('in %s, %s is %s', (country, national, phone) => {
  expect(phoneFrom({ country, national })).toBe(phone)
})

test.each([
  ['+593991234567', 'EC', '991234567'],
  ['+13055550100', 'US', '3055550100'],
  ['0991234567', 'EC', '0991234567'],
])('%s is read back as %s %s', (phone, country, national) => {
  expect(phoneParts(phone)).toEqual({ country, national })
})

import { expect, test } from 'vitest'
import { labelReadings } from './label-readings.ts'

test.each([
  ['1Z 999AA10123456784', ['1Z999AA10123456784']],
  ['420331229400111899223197428490', ['420331229400111899223197428490', '9400111899223197428490']],
  ['9622001900000000000000776632517510', ['9622001900000000000000776632517510', '776632517510']],
  ['ORD-000025', ['ORD000025']],
  ['TBA123456789012', ['TBA123456789012']],
])('%s may mean %j', (scanned, readings) => {
  expect(labelReadings(scanned)).toEqual(readings)
})

test('a hyphen that another keyboard writes otherwise is still one', () => {
  expect(labelReadings("ORD'000025")).toEqual(['ORD000025'])
  expect(labelReadings('ORD/000025')).toEqual(['ORD000025'])
})

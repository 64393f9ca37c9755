import { expect, test } from 'vitest'
import { scanLines } from './scan-lines.ts'

test('a list is one number a line, or parted as spreadsheets do', () => {
  expect(scanLines('1Z999AA10123456784\r\nTBA123456789012; 9400 1118 9922\tORD-000025\n\n')).toEqual([
    '1Z999AA10123456784',
    'TBA123456789012',
    '9400 1118 9922',
    'ORD-000025',
  ])
})

test('each is worked off once', () => {
  expect(scanLines('TBA123456789012\nTBA123456789012\nab')).toEqual(['TBA123456789012'])
})

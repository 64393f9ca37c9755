import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTrackingCode, TRACKING_CODE_LENGTH, trackingCodeOf } from '../index.ts'

const bytes = fc.uint8Array({ minLength: TRACKING_CODE_LENGTH, maxLength: TRACKING_CODE_LENGTH })

test('a code is twenty signs of five bits each: 100 random bits', () => {
  expect(trackingCodeOf(Uint8Array.from({ length: 20 }, (_, index) => index))).toBe('0123456789abcdefghjk')
  fc.assert(fc.property(bytes, (random) => trackingCodeOf(random).length === TRACKING_CODE_LENGTH))
  const signs = new Set(trackingCodeOf(Uint8Array.from({ length: 20 }, (_, index) => index + 12)))
  expect(signs.size).toBe(20)
})

test('each bit counts: other five bits are another sign', () => {
  const signs = Array.from({ length: 32 }, (_, five) => trackingCodeOf(new Uint8Array(20).fill(five)).charAt(0))
  expect(new Set(signs).size).toBe(32)
  expect(signs.join('')).not.toMatch(/[ilou]/)
})

test('is read as it is typed: in large letters, in groups, with signs that look alike', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = trackingCodeOf(random)
      const typed = code
        .toUpperCase()
        .replaceAll('0', 'O')
        .replaceAll('1', 'I')
        .replaceAll(/(.{5})(?=.)/g, '$1-')
      expect(readTrackingCode(typed)).toBe(code)
    }),
  )
})

test.each(['', 'abc', '0123456789abcdefghj', '0123456789abcdefghjkm', '0123456789abcdefghj!', '0123456789abcdefghju'])(
  '%j is no code',
  (typed) => {
    expect(readTrackingCode(typed)).toBeNull()
  },
)

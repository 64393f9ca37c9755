import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { codeOf } from '../../testing/second-factor.ts'
import { addressOf, newSecret, stepOf } from './one-time-code.ts'

/** RFC 6238, appendix B: SHA-1, the last six of eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const VECTORS: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]
const stepAt = (seconds: number, code: string, secret = SECRET) => atTime(new Date(seconds * 1_000), () => stepOf(secret, code))

describe('a code', () => {
  test.each(VECTORS)('of second %i is %s', (seconds, code) => {
    expect(stepAt(seconds, code)).toBe(Math.floor(seconds / 30))
  })

  test('counts one step before and after its own, and says which is its own', () => {
    const times = fc.integer({ min: 1_000_000, max: 4_000_000_000 })
    fc.assert(
      fc.property(times, fc.integer({ min: -5, max: 5 }), (seconds, steps) => {
        const step = Math.floor(seconds / 30) + steps
        const code = codeAt(step)
        const near = [-1, 0, 1].map((delta) => codeAt(Math.floor(seconds / 30) + delta))
        // One code in a million is also that of a neighbour.
        fc.pre(new Set([...near, code]).size === (Math.abs(steps) <= 1 ? 3 : 4))
        expect(stepAt(seconds, code)).toBe(Math.abs(steps) <= 1 ? step : null)
      }),
    )
  })

  test.each(['28708', '2870822', '28708a', '', '１２３４５６'])('is no code: “%s”', (code) => {
    expect(stepAt(59, code)).toBeNull()
  })
})

const codeAt = (step: number): string => codeOf(SECRET, 0, step * 30_000)

test('a secret is 160 random bits, in letters that can be typed', () => {
  const secrets = Array.from({ length: 20 }, newSecret)

  expect(secrets.every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true)
  expect(new Set(secrets).size).toBe(20)
})

test('the address says whose it is and what every application takes for granted', () => {
  const address = new URL(addressOf(SECRET, { issuer: 'Puente', account: 'rosa@puente.test' }))

  expect(decodeURIComponent(address.pathname)).toContain('Puente:rosa@puente.test')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: SECRET,
    issuer: 'Puente',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

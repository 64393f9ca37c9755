import { describe, expect, test } from 'vitest'
import { guessCarrier, normaliseTracking } from '../index.ts'

describe('a tracking number', () => {
  test.each([
    ['1z 999-aa1 0123 456 784', '1Z999AA10123456784'],
    ['  tba123456789012\n', 'TBA123456789012'],
    ['9400–1000–0000', '940010000000'], // dashes that phones and web pages put in
    ['', ''],
  ])('%j is compared as %j', (text, expected) => {
    expect(normaliseTracking(text)).toBe(expected)
  })

  test('is normalised once and for all', () => {
    const once = normaliseTracking(' 1z-a ')
    expect(normaliseTracking(once)).toBe(once)
  })
})

describe('the carrier, as a hint', () => {
  test.each([
    ['1Z999AA10123456784', 'UPS'],
    ['1z 999 aa1 0123 4567 84', 'UPS'],
    ['TBA123456789012', 'Amazon'],
    ['123456789012', 'FedEx'],
    ['123456789012345', 'FedEx'],
    ['9612019012345678901234', 'FedEx'],
    ['9400100000000000000000', 'USPS'],
    ['420331669400100000000000000000', 'USPS'],
    ['EA123456789US', 'USPS'],
    ['1234567890', 'DHL'],
    ['JD014600003889318282', 'DHL'],
    ['GM2951173225003932', 'DHL'],
    ['C12345678901234', 'OnTrac'],
    ['D12345678901234', 'OnTrac'],
    ['1LS123456789012', 'LaserShip'],
    ['LX12345678', 'LaserShip'],
  ] as const)('%s looks like %s', (number, carrier) => {
    expect(guessCarrier(number)).toBe(carrier)
  })

  test.each(['', 'HELLO', '12345', '1Z999', 'RR123456789CN'])('%j looks like none that is known', (number) => {
    expect(guessCarrier(number)).toBeNull()
  })
})

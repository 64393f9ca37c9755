import { describe, expect, test } from 'vitest'
import { halvesOf, nearNumbers } from './near-numbers.ts'

const KNOWN = 'TBA330000063352'

describe('a number that nobody knows may be one that somebody does', () => {
  test.each([
    ['its first signs were not read', 'A330000063352'],
    ['its last signs were not read', 'TBA3300000633'],
    ['something was typed before it', 'CAJATBA330000063352'],
    ['one sign is another', 'TBA330000068352'],
    ['one sign is missing in the middle', 'TBA33000063352'],
    ['one sign came twice', 'TBA3300000663352'],
    ['the first sign is another', '7BA330000063352'],
  ])('%s', (_name, scanned) => {
    expect(nearNumbers([scanned], [KNOWN])).toEqual([KNOWN])
  })

  test.each([
    ['the same carrier’s next number but one digit more apart', 'TBA330000063477'],
    ['too little of it', '0063352'],
    ['the number itself', KNOWN],
    ['a part of its middle', 'A3300000633'],
  ])('but not %s', (_name, scanned) => {
    expect(nearNumbers([scanned], [KNOWN])).toEqual([])
  })

  test('each known number is answered once', () => {
    expect(nearNumbers(['A330000063352', 'BA330000063352'], [KNOWN, KNOWN, '1Z999AA10123456784'])).toEqual([KNOWN])
  })
})

test('a number is searched by its halves, one of which has every sign right', () => {
  expect(halvesOf('TBA330000068352')).toEqual(['TBA3300', '00068352'])
  expect(halvesOf('1234567')).toEqual([])
})

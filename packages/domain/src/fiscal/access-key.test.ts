import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accessKeyCheckDigit, accessKeyFault, accessKeyOf, type FiscalNumbering, fiscalNumberText } from '../index.ts'
import { BAD_KEYS, GOOD_KEYS } from '../testing/fiscal-vectors.ts'

const NUMBERING: FiscalNumbering = {
  environment: 'test',
  establishment: '001',
  emissionPoint: '002',
  sequential: 123,
  numericCode: '12345678',
  issuedOn: '2026-11-23',
}

test.each(GOOD_KEYS)('$key: $of', ({ key }) => {
  expect(accessKeyFault(key)).toBeNull()
})

test.each(BAD_KEYS)('"$key" is refused for its $fault', ({ key, fault }) => {
  expect(accessKeyFault(key)).toBe(fault)
})

test('the check digit of the ficha técnica is 6', () => {
  expect(accessKeyCheckDigit('41261533')).toBe(6)
})

describe('a key is made of', () => {
  test.each([
    ['factura', '1790011674001', NUMBERING, GOOD_KEYS[0].key],
    [
      'notaCredito',
      '1790011674001',
      { ...NUMBERING, sequential: 7, numericCode: '87654321', issuedOn: '2026-11-24' },
      GOOD_KEYS[1].key,
    ],
    [
      'factura',
      '1790011674001',
      { ...NUMBERING, environment: 'production', sequential: 3, numericCode: '00000001', issuedOn: '2026-11-30' },
      GOOD_KEYS[2].key,
    ],
    [
      'notaCredito',
      '1760013210001',
      {
        environment: 'production',
        establishment: '010',
        emissionPoint: '015',
        sequential: 4,
        numericCode: '99999999',
        issuedOn: '2026-12-01',
      },
      GOOD_KEYS[3].key,
    ],
  ] as const)('a %s of %s', (kind, ruc, numbering, key) => {
    expect(accessKeyOf(kind, ruc, numbering)).toBe(key)
  })

  test.each<[string, Partial<FiscalNumbering>, string]>([
    ['a short code', { numericCode: '1234567' }, '1790011674001'],
    ['a letter in the series', { establishment: '00A' }, '1790011674001'],
    ['a long series', { emissionPoint: '0002' }, '1790011674001'],
    ['a sequential of ten digits', { sequential: 1_000_000_000 }, '1790011674001'],
    ['half a number', { sequential: 1.5 }, '1790011674001'],
    ['a RUC of twelve digits', {}, '179001167400'],
    ['no such day', { issuedOn: '2026-02-30' }, '1790011674001'],
  ])('digits alone: %s is refused', (_name, changed, ruc) => {
    expect(() => accessKeyOf('factura', ruc, { ...NUMBERING, ...changed })).toThrow(RangeError)
  })
})

test('one wrong digit of a key is always found', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.integer({ min: 0, max: 48 }),
      fc.integer({ min: 1, max: 9 }),
      (sequential, place, more) => {
        const key = accessKeyOf('factura', '1790011674001', { ...NUMBERING, sequential })
        const digit = (Number(key[place]) + more) % 10
        // Two remainders give 1: only keys with that digit may be taken for each other.
        const isTwin = place < 48 && accessKeyFault(`${key.slice(0, place)}${digit}${key.slice(place + 1)}`) === null
        expect(isTwin && key[48] !== '1').toBe(false)
      },
    ),
  )
})

test('a number is written with its series', () => {
  expect(fiscalNumberText(NUMBERING)).toBe('001-002-000000123')
})

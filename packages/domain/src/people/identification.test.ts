import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cedulaCheckDigit, checkIdentification, normaliseIdentification } from '../index.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const province = fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constant(30)).map((number) => String(number).padStart(2, '0'))

/** The check digit written another way than in the source: from the sum of the digits of each doubled digit. */
const cedulas = fc.tuple(province, fc.integer({ min: 0, max: 6 }), digits(6)).map(([place, third, serial]) => {
  const first9 = `${place}${third}${serial}`
  const sum = [...first9].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return `${first9}${(10 - (sum % 10)) % 10}`
})

describe('a cédula', () => {
  test.each(['1710034065', '0926687856', '0102030400'])('%s is valid', (number) => {
    expect(checkIdentification('cedula', number)).toEqual({ valid: true })
  })

  test.each([
    ['1710034064', 'its check digit is wrong'],
    ['0010034065', 'there is no province 00'],
    ['2510034065', 'there is no province 25'],
    ['3110034065', 'there is no province 31'],
    ['1770034065', 'its third digit is over 6'],
    ['171003406', 'it is too short'],
    ['17100340650', 'it is too long'],
    ['17100340a5', 'it has a letter'],
    ['1710034065 ', 'it has a space'],
    ['', 'it is empty'],
  ])('%j is not: %s', (number) => {
    expect(checkIdentification('cedula', number)).toEqual({ valid: false })
  })

  test('is valid for provinces 01 to 24 and 30, third digits 0 to 6, with the right check digit', () => {
    fc.assert(fc.property(cedulas, (number) => checkIdentification('cedula', number).valid))
  })

  test('with any single digit wrong is detected', () => {
    fc.assert(
      fc.property(cedulas, fc.nat(9), fc.integer({ min: 1, max: 9 }), (number, place, difference) => {
        const wrong = (Number(number[place]) + difference) % 10
        const changed = number.slice(0, place) + wrong + number.slice(place + 1)
        return !checkIdentification('cedula', changed).valid
      }),
    )
  })

  test('has a check digit that can be computed', () => {
    expect(cedulaCheckDigit('171003406')).toBe(5)
    expect(cedulaCheckDigit('010203040')).toBe(0)
    expect(() => cedulaCheckDigit('17100340')).toThrow(RangeError)
  })
})

describe('a RUC', () => {
  test.each([
    ['1710034065001', 'of a person'],
    ['1710034065012', 'of a person’s twelfth establishment'],
    ['1760013210001', 'of a public body'],
    ['1790011674001', 'of a company'],
  ])('%s %s is valid', (number) => {
    expect(checkIdentification('ruc', number)).toEqual({ valid: true })
  })

  test('of a company that fails its check is accepted with a warning: newer numbers carry none', () => {
    expect(checkIdentification('ruc', '1790011675001')).toEqual({ valid: true, warning: 'noCheckDigit' })
  })

  test('of a person whose third digit is 6 is no public body, and valid', () => {
    const first9 = '176001321'
    const person = `${first9}${cedulaCheckDigit(first9)}001`
    expect(checkIdentification('ruc', '1760013220001')).toEqual({ valid: false })
    expect(checkIdentification('ruc', person)).toEqual({ valid: true })
  })

  test.each([
    ['1710034065000', 'establishment 000'],
    ['1790011674000', 'establishment 000 of a company'],
    ['1760013210000', 'establishment 0000 of a public body'],
    ['1710034064001', 'the cédula in it is wrong'],
    ['0090011674001', 'there is no province 00'],
    ['1770034065001', 'no kind has a third digit 7'],
    ['1780034065001', 'no kind has a third digit 8'],
    ['1710034065', 'it is too short'],
    ['17900116740011', 'it is too long'],
    ['179001167400X', 'it has a letter'],
  ])('%s is not valid: %s', (number) => {
    expect(checkIdentification('ruc', number)).toEqual({ valid: false })
  })

  test('of a person is their cédula and any establishment but 000', () => {
    fc.assert(
      fc.property(
        cedulas,
        fc.integer({ min: 1, max: 999 }),
        (cedula, establishment) => checkIdentification('ruc', `${cedula}${String(establishment).padStart(3, '0')}`).valid,
      ),
    )
  })
})

describe('a passport', () => {
  test.each(['A1234567', '12345', 'ABCDEFGHIJKLMNO'])('%s is valid', (number) => {
    expect(checkIdentification('passport', number)).toEqual({ valid: true })
  })

  test.each(['1234', 'ABCDEFGHIJKLMNOP', 'a1234567', 'A 12345', 'ÑA12345', ''])('%j is not', (number) => {
    expect(checkIdentification('passport', number)).toEqual({ valid: false })
  })
})

test('numbers are kept in upper case without spaces and hyphens', () => {
  expect(normaliseIdentification(' 171003406-5 ')).toBe('1710034065')
  expect(normaliseIdentification('a12 345 67')).toBe('A1234567')
})

import { describe, expect, test } from 'vitest'
import { fiscalFileName } from '../fiscal-file-name.ts'
import { identificationWords, momentWords, paymentFormWords, rateWords } from './ride-words.ts'

// Table 24 of the ficha técnica, written by hand.
describe('a payment form is in words', () => {
  test.each([
    ['01', 'Sin utilización del sistema financiero'],
    ['15', 'Compensación de deudas'],
    ['16', 'Tarjeta de débito'],
    ['17', 'Dinero electrónico'],
    ['18', 'Tarjeta prepago'],
    ['19', 'Tarjeta de crédito'],
    ['20', 'Otros con utilización del sistema financiero'],
    ['21', 'Endoso de títulos'],
  ])('%s', (code, words) => {
    expect(paymentFormWords(code)).toBe(words)
  })

  test('one that the table does not have stays its code', () => {
    expect(paymentFormWords('99')).toBe('99')
  })
})

// Table 6.
test.each([
  ['04', 'RUC'],
  ['05', 'Cédula'],
  ['06', 'Pasaporte'],
  ['08', 'Identificación'],
])('an identification of code %s is a %s', (code, words) => {
  expect(identificationWords(code)).toBe(words)
})

describe('a moment is of Quito, to the second', () => {
  test.each([
    ['2026-11-23T10:42:07-05:00', '23/11/2026 10:42:07'],
    ['2026-11-23T10:42:07.123-05:00', '23/11/2026 10:42:07'],
    ['2026-11-24T03:00:00Z', '23/11/2026 22:00:00'],
    ['2026-12-01T00:00:00-05:00', '01/12/2026 00:00:00'],
    ['2027-01-09T23:59:59-05:00', '09/01/2027 23:59:59'],
  ])('%s', (moment, words) => {
    expect(momentWords(moment)).toBe(words)
  })

  test.each(['23 de noviembre', '', '99/99/2026 10:42:07'])('%s is none, and stays as the SRI wrote it', (moment) => {
    expect(momentWords(moment)).toBe(moment)
  })
})

test.each([
  [0, '0 %'],
  [500, '5 %'],
  [1_250, '12.5 %'],
  [1_500, '15 %'],
])('%d basis points are %s', (basisPoints, words) => {
  expect(rateWords(basisPoints)).toBe(words)
})

test.each([
  ['factura', 'pdf', 'factura-001-002-000000123.pdf'],
  ['factura', 'xml', 'factura-001-002-000000123.xml'],
  ['notaCredito', 'pdf', 'nota-de-credito-001-002-000000123.pdf'],
  ['notaCredito', 'xml', 'nota-de-credito-001-002-000000123.xml'],
] as const)('the file of a %s ends as %s', (kind, ending, name) => {
  expect(fiscalFileName(kind, '001-002-000000123', ending)).toBe(name)
})

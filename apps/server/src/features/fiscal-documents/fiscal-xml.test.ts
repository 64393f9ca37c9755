import { element, facturaOf, notaCreditoOf } from '@app/domain'
import { EXAMPLE_FACTURA, EXAMPLE_NOTA_CREDITO } from '@app/domain/testing/fiscal-vectors.ts'
import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, test } from 'vitest'
import { SAMPLE_FACTURA, SAMPLE_NOTA_CREDITO } from '../../testing/fiscal/samples.ts'
import { fiscalXmlOf } from './fiscal-xml.ts'

test('the factura of the example is the sample, letter by letter', () => {
  expect(fiscalXmlOf(facturaOf(EXAMPLE_FACTURA))).toBe(SAMPLE_FACTURA)
})

test('so is the credit note', () => {
  expect(fiscalXmlOf(notaCreditoOf(EXAMPLE_NOTA_CREDITO))).toBe(SAMPLE_NOTA_CREDITO)
})

describe('texts of people', () => {
  test.each(['<b>&amp;</b>', ']]>', `"O'Hara"`, 'a & b', 'Ñandú Zoë', '<!-- -->', '&#x41;'])(
    'come back as they were: %s',
    (text) => {
      const xml = fiscalXmlOf(element('factura', [element('razonSocial', text)], { nombre: text }))
      const read = new DOMParser().parseFromString(xml, 'text/xml').documentElement
      expect(read.textContent).toBe(text)
      expect(read.getAttribute('nombre')).toBe(text)
    },
  )
})

test('a document that is larger than the SRI takes is not made', () => {
  const charges = Array.from({ length: 2_000 }, (_, index) => ({
    ...{ orderId: '1', name: 'extraCharge', amountInCents: 100, treatment: 'zero', label: `Cargo ${index}` },
  })) as typeof EXAMPLE_FACTURA.lines
  expect(() => fiscalXmlOf(facturaOf({ ...EXAMPLE_FACTURA, moneyOnBill: [], lines: charges }))).toThrow(RangeError)
})

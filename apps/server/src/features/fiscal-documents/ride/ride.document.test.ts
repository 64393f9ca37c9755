import { type FacturaToMake, facturaOf, fiscalTextAt } from '@app/domain'
import { EXAMPLE_FACTURA } from '@app/domain/testing/fiscal-vectors.ts'
import { describe, expect, test } from 'vitest'
import { authorisationOf } from '../../../testing/fiscal/authorisation.ts'
import { SAMPLE_FACTURA_SIGNED, SAMPLE_NOTA_CREDITO } from '../../../testing/fiscal/samples.ts'
import { readBarCodes } from '../../../testing/read-bar-codes.ts'
import { pageSizes, readPdf } from '../../../testing/read-pdf.ts'
import { fiscalXmlOf } from '../fiscal-xml.ts'
import { rideDocument } from './ride.document.ts'

const KEY = '2311202601179001167400110010020000001231234567815'
const KEY_OF_NOTE = '2411202604179001167400110010020000000078765432113'

/** Authorised as it was made, unsigned: what is drawn is the same. */
function authorised(changed: Partial<FacturaToMake>) {
  const factura = facturaOf({ ...EXAMPLE_FACTURA, ...changed })
  return authorisationOf(fiscalXmlOf(factura), fiscalTextAt(factura, 'infoTributaria', 'claveAcceso'))
}
const inProduction = { ...EXAMPLE_FACTURA.numbering, environment: 'production' } as const
/** A name stands above what it says, and long words go on below. */
const asOneLine = (page: string) => page.replaceAll('\n', ' ')
const rideOf = (xml: string) => rideDocument(xml, false)
const pagesOf = async (xml: string) => readPdf((await rideOf(xml)).content)

describe('the RIDE of a factura', () => {
  test('says what the XML says, to the cent', async () => {
    const file = await rideOf(authorisationOf(SAMPLE_FACTURA_SIGNED, KEY))
    const pages = await readPdf(file.content)
    const [page = ''] = pages

    expect(file).toMatchObject({ name: 'factura-001-002-000000123.pdf', contentType: 'application/pdf' })
    expect(pages).toHaveLength(1)
    for (const words of [
      'FACTURA',
      'R.U.C. 1790011674001',
      'No. 001-002-000000123',
      'EMPRESA DE PRUEBA S.A.S.',
      'Empresa de prueba',
      'Obligado a llevar contabilidad: SI',
      `Número de autorización ${KEY}`,
      'Fecha y hora de autorización 23/11/2026 10:42:09',
      'Ambiente PRUEBAS',
      'Emisión NORMAL',
      'CLIENTE DE PRUEBA',
      'Cédula 1710034065',
      'Fecha de emisión 23/11/2026',
      'Quito, Calle de Prueba 1',
      'FLETE Flete internacional Miami-Quito, 2 paquetes, 3.90 kg 1.00 35.10 1.76 0 % 33.34',
      'MANEJO Manejo y seguro 1.00 4.30 0.00 15 % 4.30',
      'COMISION Comision de compra asistida 1.00 10.70 0.00 15 % 10.70',
      'Subtotal 15 % 15.00',
      'Subtotal 0 % 33.34',
      'Subtotal no objeto de IVA 0.00',
      'Subtotal exento de IVA 0.00',
      'Subtotal sin impuestos 48.34',
      'Total descuento 1.76',
      'IVA 15 % 2.25',
      'Rubros de terceros 153.72',
      'Valor total USD 204.31',
      'Otros con utilización del sistema financiero 100.00',
      'Sin utilización del sistema financiero 104.31',
      'Arancel aduanero 20.00',
      'Productos comprados por cuenta del cliente 119.93',
      'Nota de cobro VTA-000123',
      'Paquetes ORD-000201, ORD-000202',
      'SIN VALIDEZ TRIBUTARIA',
    ]) {
      expect(asOneLine(page)).toContain(words)
    }
  })

  test('has its key as bars that a reader reads', async () => {
    const { content } = await rideOf(authorisationOf(SAMPLE_FACTURA_SIGNED, KEY))
    const [bars] = await readBarCodes(content)

    expect(bars?.text).toBe(KEY)
    // 0.25 mm.
    expect(bars?.narrowestInPoints).toBeGreaterThan(0.708)
    expect(await pageSizes(content)).toEqual([[595.28, 841.89]])
  })

  test('is the same whenever it is drawn', async () => {
    const xml = authorisationOf(SAMPLE_FACTURA_SIGNED, KEY)

    expect(await rideOf(xml)).toEqual(await rideOf(xml))
  })

  test('of production says so, and is not stamped', async () => {
    const [page = ''] = await pagesOf(authorised({ numbering: inProduction }))

    expect(page).toContain('Ambiente\nPRODUCCIÓN')
    expect(page).not.toContain('SIN VALIDEZ')
  })

  test('that was annulled says so on every page', async () => {
    const charges = Array.from({ length: 40 }, (_, index) => ({
      orderId: '1',
      name: 'extraCharge' as const,
      label: `Cargo ${index} ${'por una razón larga '.repeat(6)}`,
      amountInCents: 100,
      treatment: 'zero' as const,
    }))
    const xml = authorised({
      numbering: inProduction,
      lines: [...EXAMPLE_FACTURA.lines, ...charges],
      moneyOnBill: [],
    })
    const pages = await readPdf((await rideDocument(xml, true)).content)

    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('ANULADA')
    expect((await pagesOf(xml)).join('')).not.toContain('ANULADA')
  })

  test('says what the SRI made the house, and the term of what is still due', async () => {
    const issuer = {
      ...EXAMPLE_FACTURA.issuer,
      specialTaxpayer: '5368',
      withholdingResolution: '00000012',
      rimpe: 'entrepreneur',
      keepsAccounts: false,
      largeTaxpayerResolution: 'NAC-GCFOIOC21-1',
    } as const
    const [page = ''] = await pagesOf(authorised({ issuer, moneyOnBill: [] }))

    expect(page).toContain('Contribuyente especial, resolución Nro.\n5368')
    expect(page).toContain('Agente de retención, resolución Nro.\n12')
    expect(page).toContain('CONTRIBUYENTE RÉGIMEN RIMPE')
    expect(page).toContain('Obligado a llevar contabilidad: NO')
    expect(page).toContain('Gran Contribuyente NAC-GCFOIOC21-1')
    expect(page).toMatch(/Otros con utilización del sistema financiero, a 30 días\s+204\.31/)
  })

  test('goes over pages where there is much to charge, and each says which factura it is', async () => {
    const charges = Array.from({ length: 40 }, (_, index) => ({
      orderId: '1',
      name: 'extraCharge' as const,
      label: `Cargo ${String(index).padStart(2, '0')} ${'por una razón larga '.repeat(6)}`,
      amountInCents: 100 + index,
      treatment: 'zero' as const,
    }))
    const pages = await pagesOf(authorised({ lines: [...EXAMPLE_FACTURA.lines, ...charges], moneyOnBill: [] }))

    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('001-002-000000123')
      expect(page).toContain(KEY)
      expect(page).toContain(`Página ${index + 1} / ${pages.length}`)
      expect(page).toContain('SIN VALIDEZ TRIBUTARIA')
    }
    const text = pages.join('\n')
    for (const { amountInCents } of charges) expect(text).toContain(`0 % 1.${String(amountInCents - 100).padStart(2, '0')}`)
  })

  test('keeps long words within the page', async () => {
    const long = 'Ñ'.repeat(300)
    const issuer = { ...EXAMPLE_FACTURA.issuer, legalName: long, tradeName: `${long.slice(1)}A`, headOfficeAddress: long }
    const buyer = { ...EXAMPLE_FACTURA.buyer, name: long, address: long }
    const pages = await pagesOf(authorised({ issuer, buyer, billCode: long }))

    expect(pages.join('')).toContain('204.31')
  })
})

test('the RIDE of a nota de crédito says which factura it takes from, and why', async () => {
  const file = await rideOf(authorisationOf(SAMPLE_NOTA_CREDITO, KEY_OF_NOTE, '2026-11-24T09:01:02-05:00'))
  const [page = ''] = await readPdf(file.content)
  const [bars] = await readBarCodes(file.content)

  expect(file.name).toBe('nota-de-credito-001-002-000000007.pdf')
  expect(page).toContain('NOTA DE CRÉDITO')
  expect(page).toContain('Factura que se modifica\n001-002-000000123')
  expect(page).toContain('Emitida el\n23/11/2026')
  expect(page).toContain('Razón de modificación\nPaquete ORD-000201 perdido: servicio no prestado')
  expect(page).toContain('Subtotal sin impuestos 17.29')
  expect(page).toContain('IVA 15 % 0.29')
  expect(page).toContain('Valor total USD 17.58')
  expect(page).not.toContain('Forma de pago')
  expect(bars?.text).toBe(KEY_OF_NOTE)
})

test.each([
  ['nothing', ''],
  ['a page of a proxy', '<html><body>503</body></html>'],
  ['a document without an authorisation', SAMPLE_FACTURA_SIGNED],
  ['a refusal', authorisationOf(SAMPLE_FACTURA_SIGNED, KEY).replace('AUTORIZADO', 'NO AUTORIZADO')],
  ['a type of its own', `<!DOCTYPE autorizacion>${authorisationOf(SAMPLE_FACTURA_SIGNED, KEY)}`],
  ['half of one', authorisationOf(SAMPLE_FACTURA_SIGNED, KEY).slice(0, 900)],
])('there is none of %s', async (_what, xml) => {
  await expect(rideOf(xml)).rejects.toThrow(RangeError)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { element, facturaOf, notaCreditoOf, readFiscalDocument, sum } from '../index.ts'
import { randomBills } from '../testing/fiscal-bills.ts'
import { EXAMPLE_FACTURA, EXAMPLE_NOTA_CREDITO } from '../testing/fiscal-vectors.ts'

describe('what a fiscal document says', () => {
  test('of the factura of the example', () => {
    const read = readFiscalDocument(facturaOf(EXAMPLE_FACTURA))

    expect(read).toMatchObject({
      kind: 'factura',
      environment: 'test',
      number: '001-002-000000123',
      issuedOn: '23/11/2026',
      issuer: { legalName: 'EMPRESA DE PRUEBA S.A.S.', ruc: '1790011674001', keepsAccounts: true, rimpe: null },
      buyer: { identificationCode: '05', identification: '1710034065', name: 'CLIENTE DE PRUEBA' },
      modified: null,
      netInCents: 4_834,
      discountInCents: 176,
      totalInCents: 20_431,
      totals: [
        { code: '0', rateInBasisPoints: 0, baseInCents: 3_334, ivaInCents: 0 },
        { code: '4', rateInBasisPoints: 1_500, baseInCents: 1_500, ivaInCents: 225 },
      ],
      payments: [
        { form: '20', amountInCents: 10_000, termInDays: null },
        { form: '01', amountInCents: 10_431, termInDays: null },
      ],
    })
    expect(read.accessKey).toMatch(/^\d{49}$/)
    expect(read.details.map(({ productCode, netInCents }) => `${productCode} ${netInCents}`)).toEqual([
      'FLETE 3334',
      'MANEJO 430',
      'COMISION 1070',
    ])
    expect(sum(read.thirdParty.map(({ amountInCents }) => amountInCents))).toBe(15_372)
  })

  test('of the nota de crédito: which factura it takes from, and why', () => {
    expect(readFiscalDocument(notaCreditoOf(EXAMPLE_NOTA_CREDITO))).toMatchObject({
      kind: 'notaCredito',
      number: '001-002-000000007',
      modified: {
        number: '001-002-000000123',
        issuedOn: '23/11/2026',
        reason: 'Paquete ORD-000201 perdido: servicio no prestado',
      },
      netInCents: 1_729,
      totalInCents: 1_758,
      payments: [],
      thirdParty: [],
    })
  })

  test('adds up, whatever the bill is', () => {
    fc.assert(
      fc.property(randomBills, ({ bill, factura }) => {
        const { netInCents, totals, thirdParty, totalInCents, payments } = readFiscalDocument(facturaOf(factura))
        const iva = sum(totals.map(({ ivaInCents }) => ivaInCents))
        const third = sum(thirdParty.map(({ amountInCents }) => amountInCents))
        expect(netInCents + iva + third).toBe(totalInCents)
        expect(sum(payments.map(({ amountInCents }) => amountInCents))).toBe(totalInCents)
        expect(totalInCents).toBe(bill.totalInCents)
      }),
      { numRuns: 25 },
    )
  })

  test('of the house: all that the SRI made it, or nothing', () => {
    const made = {
      ...EXAMPLE_FACTURA.issuer,
      establishmentAddress: 'Guayaquil, Malecón 1',
      keepsAccounts: false,
      specialTaxpayer: '5368',
      withholdingResolution: '00000012',
      rimpe: 'popularBusiness',
    } as const
    const read = (issuer: typeof EXAMPLE_FACTURA.issuer) => readFiscalDocument(facturaOf({ ...EXAMPLE_FACTURA, issuer })).issuer

    expect(read(made)).toEqual({
      legalName: 'EMPRESA DE PRUEBA S.A.S.',
      tradeName: 'Empresa de prueba',
      ruc: '1790011674001',
      headOfficeAddress: 'Quito, Av. de Prueba 100',
      establishmentAddress: 'Guayaquil, Malecón 1',
      keepsAccounts: false,
      specialTaxpayer: '5368',
      withholdingResolution: '12',
      rimpe: 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE',
    })
    expect(read({ ...EXAMPLE_FACTURA.issuer, tradeName: null, establishmentAddress: null })).toMatchObject({
      tradeName: null,
      establishmentAddress: null,
      specialTaxpayer: null,
      withholdingResolution: null,
      rimpe: null,
    })
  })

  test('of what is still due: its form and its term', () => {
    const read = readFiscalDocument(facturaOf({ ...EXAMPLE_FACTURA, moneyOnBill: [], creditDays: 15 }))

    expect(read.payments).toEqual([{ form: '20', amountInCents: 20_431, termInDays: 15 }])
  })

  test('of an environment, and of a buyer without an address', () => {
    const numbering = { ...EXAMPLE_FACTURA.numbering, environment: 'production', sequential: 7 } as const
    const buyer = { ...EXAMPLE_FACTURA.buyer, identificationType: 'ruc', identification: '1790011674001', address: null } as const
    const read = readFiscalDocument(facturaOf({ ...EXAMPLE_FACTURA, numbering, buyer }))

    expect(read).toMatchObject({ environment: 'production', number: '001-002-000000007' })
    expect(read.buyer).toMatchObject({ identificationCode: '04', identification: '1790011674001', address: null })
  })

  test('of what the house adds: names and values, in order', () => {
    const read = readFiscalDocument(facturaOf({ ...EXAMPLE_FACTURA, phone: '+593991234567' }))

    expect(read.additional).toEqual([
      { name: 'Nota de cobro', value: 'VTA-000123' },
      { name: 'Paquetes', value: 'ORD-000201, ORD-000202' },
      { name: 'Email', value: 'cliente@example.com' },
      { name: 'Telefono', value: '+593991234567' },
    ])
  })

  test('is nothing of another document, or of one without its amounts', () => {
    expect(() => readFiscalDocument(element('guiaRemision', []))).toThrow(RangeError)
    expect(() => readFiscalDocument(element('factura', []))).toThrow(RangeError)
  })
})

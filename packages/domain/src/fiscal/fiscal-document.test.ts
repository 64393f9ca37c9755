import { describe, expect, test } from 'vitest'
import {
  type BillLine,
  childrenOf,
  elementAt,
  type FacturaToMake,
  type FiscalElement,
  facturaOf,
  faultsOf,
  fiscalTextAt,
  notaCreditoOf,
} from '../index.ts'
import { EXAMPLE_FACTURA, EXAMPLE_NOTA_CREDITO } from '../testing/fiscal-vectors.ts'

const line = (name: BillLine['name'], amountInCents: number, treatment: BillLine['treatment'], label?: string): BillLine => ({
  ...{ orderId: '1', name, amountInCents, treatment },
  ...(label === undefined ? {} : { label }),
})
const factura = (changed: Partial<FacturaToMake> = {}) => facturaOf({ ...EXAMPLE_FACTURA, moneyOnBill: [], ...changed })
const rows = (document: FiscalElement, path: string[], names: readonly string[]) =>
  childrenOf(elementAt(document, ...path)).map((row) => names.map((name) => fiscalTextAt(row, name)).join(' | '))
const details = (document: FiscalElement) =>
  rows(document, ['detalles'], ['codigoPrincipal', 'descripcion', 'precioUnitario', 'descuento', 'precioTotalSinImpuesto'])
const items = (document: FiscalElement) => rows(document, ['otrosRubrosTerceros'], ['concepto', 'total'])
const payments = (document: FiscalElement) =>
  rows(document, ['infoFactura', 'pagos'], ['formaPago', 'total', 'plazo', 'unidadTiempo'])
const additional = (document: FiscalElement) =>
  childrenOf(elementAt(document, 'infoAdicional')).map(({ attributes, content }) => `${attributes?.nombre}: ${content}`)

describe('the factura of the example', () => {
  const document = facturaOf(EXAMPLE_FACTURA)

  test('has a detail per kind of line, and its own money alone', () => {
    expect(details(document)).toEqual([
      'FLETE | Flete internacional Miami-Quito, 2 paquetes, 3.90 kg | 35.10 | 1.76 | 33.34',
      'MANEJO | Manejo y seguro | 4.30 | 0.00 | 4.30',
      'COMISION | Comision de compra asistida | 10.70 | 0.00 | 10.70',
    ])
    const taxes = childrenOf(elementAt(document, 'detalles')).map((detail) =>
      fiscalTextAt(detail, 'impuestos', 'impuesto', 'valor'),
    )
    expect(taxes).toEqual(['0.00', '0.65', '1.60'])
  })

  test('has what third parties are paid in its total, 204.31', () => {
    expect(items(document)).toEqual([
      'Arancel aduanero | 20.00',
      'Productos comprados por cuenta del cliente | 119.93',
      'Impuesto de EE. UU. | 7.80',
      'Envio de la tienda | 5.99',
    ])
    const of = (name: string) => fiscalTextAt(document, 'infoFactura', name)
    expect(['totalSinImpuestos', 'totalDescuento', 'importeTotal'].map(of)).toEqual(['48.34', '1.76', '204.31'])
    expect(rows(document, ['infoFactura', 'totalConImpuestos'], ['codigoPorcentaje', 'baseImponible', 'valor'])).toEqual([
      '0 | 33.34 | 0.00',
      '4 | 15.00 | 2.25',
    ])
    expect(payments(document)).toEqual(['20 | 100.00 |  | ', '01 | 104.31 |  | '])
  })

  test('has no fault', () => {
    expect(faultsOf(document)).toEqual([])
  })
})

test('the note of the example gives back 17.58, and nothing of third parties', () => {
  const document = notaCreditoOf(EXAMPLE_NOTA_CREDITO)
  expect(faultsOf(document)).toEqual([])
  const of = (name: string) => fiscalTextAt(document, 'infoNotaCredito', name)
  expect(['numDocModificado', 'fechaEmisionDocSustento', 'totalSinImpuestos', 'valorModificacion'].map(of)).toEqual([
    ...['001-002-000000123', '23/11/2026', '17.29', '17.58'],
  ])
  expect(rows(document, ['detalles'], ['codigoInterno', 'descripcion', 'precioTotalSinImpuesto'])).toEqual([
    'FLETE | Flete internacional Miami-Quito, 1 paquete, 1.80 kg | 15.39',
    'MANEJO | Manejo y seguro | 1.90',
  ])
  expect(additional(document)).toEqual(['Nota de cobro: VTA-000123'])
})

describe('details', () => {
  test('come in one order, extra charges by name, whatever the order of the lines', () => {
    const lines = [
      line('extraCharge', 500, 'general', ' Multa '),
      line('extraCharge', 300, 'exempt', 'Bodegaje'),
      line('extraCharge', 100, 'general', 'Multa'),
      line('extraCharge', 50, 'zero', ''),
      line('storeShipping', 10, 'general'),
      line('goods', 1_000, 'general'),
      line('amazonTax', 65, 'general'),
      line('freight', 1_000, 'notSubject'),
    ]
    const document = factura({ lines })
    expect(details(document)).toEqual([
      'FLETE | Flete internacional Miami-Quito, 1 paquete, 1.80 kg | 10.00 | 0.00 | 10.00',
      'CARGO | Bodegaje | 3.00 | 0.00 | 3.00',
      'CARGO | Cargo adicional | 0.50 | 0.00 | 0.50',
      'CARGO | Multa | 6.00 | 0.00 | 6.00',
      'PRODUCTO | Productos | 10.00 | 0.00 | 10.00',
      'IMPUESTO-EEUU | Impuesto de EE. UU. | 0.65 | 0.00 | 0.65',
      'ENVIO-TIENDA | Envio de la tienda | 0.10 | 0.00 | 0.10',
    ])
    expect(items(document)).toEqual([])
    expect(faultsOf(document)).toEqual([])
  })

  test('of one name but two treatments are two, as each has one tax', () => {
    const document = factura({ lines: [line('extraCharge', 500, 'general', 'Multa'), line('extraCharge', 300, 'zero', 'Multa')] })
    expect(details(document)).toEqual(['CARGO | Multa | 5.00 | 0.00 | 5.00', 'CARGO | Multa | 3.00 | 0.00 | 3.00'])
  })

  test('of nothing are left out', () => {
    const lines = [line('freight', 1_000, 'zero'), line('discount', -1_000, 'zero'), line('valuePercentage', 100, 'general')]
    expect(details(factura({ lines: [...lines, line('purchaseFee', 0, 'general'), line('duty', 0, 'thirdParty')] }))).toEqual([
      'MANEJO | Manejo y seguro | 1.00 | 0.00 | 1.00',
    ])
  })

  test('of five hundred packages are as many as of one', () => {
    const packages = Array.from({ length: 500 }, (_, index) => ({
      orderId: `${index}`,
      code: `ORD-${100_000 + index}`,
      weightInGrams: 1_000,
    }))
    const document = factura({ packages, lines: packages.map(({ orderId }) => ({ ...line('freight', 900, 'zero'), orderId })) })
    expect(details(document)).toEqual([
      'FLETE | Flete internacional Miami-Quito, 500 paquetes, 500.00 kg | 4500.00 | 0.00 | 4500.00',
    ])
    // 25 codes of 10 letters with ", " between them are 298 letters.
    expect(additional(document)[1]).toMatch(/^Paquetes: ORD-100000, .*, ORD-100024$/)
    expect(faultsOf(document)).toEqual([])
  })

  test.each<[string, BillLine[]]>([
    ['nothing of the house’s own', [line('goods', 1_000, 'thirdParty'), line('duty', 100, 'thirdParty')]],
    ['duty that is not a third party’s', [line('duty', 100, 'zero')]],
    ['freight that is', [line('valuePercentage', 100, 'general'), line('freight', 100, 'thirdParty')]],
    ['a discount above the freight', [line('freight', 100, 'zero'), line('discount', -200, 'zero')]],
  ])('are not made of %s', (_name, lines) => {
    expect(() => factura({ lines })).toThrow(RangeError)
  })
})

describe('third-party items', () => {
  test('are one per kind, extra charges by name', () => {
    const lines = [
      line('valuePercentage', 100, 'general'),
      line('extraCharge', 200, 'thirdParty', 'Bodega de aduana'),
      line('customsIva', 30, 'thirdParty'),
      line('fodinfa', 20, 'thirdParty'),
      line('adValorem', 10, 'thirdParty'),
    ]
    expect(items(factura({ lines }))).toEqual([
      ...['Ad valorem | 0.10', 'FODINFA | 0.20', 'IVA de importacion | 0.30', 'Bodega de aduana | 2.00'],
    ])
  })
})

describe('payments', () => {
  test('are summed by form, and what is due has its term', () => {
    const document = factura({
      moneyOnBill: [
        { method: 'deposit', amountInCents: 1_000 },
        { method: 'credit', amountInCents: 500 },
        { method: 'transfer', amountInCents: 2_000 },
        { method: 'card', amountInCents: 0 },
      ],
    })
    expect(payments(document)).toEqual(['20 | 30.00 |  | ', '15 | 5.00 |  | ', '20 | 169.31 | 30 | dias'])
    expect(faultsOf(document)).toEqual([])
  })

  test('are never more than the total', () => {
    expect(() => factura({ moneyOnBill: [{ method: 'cash', amountInCents: 20_432 }] })).toThrow(RangeError)
  })
})

describe('a debt from before that the bill took over', () => {
  const debt = { method: 'credit', amountInCents: -5_000 } as const

  test('is paid with it, and is no part of what its factura says', () => {
    const moneyOnBill = [debt, { method: 'transfer', amountInCents: 20_000 }, { method: 'cash', amountInCents: 5_431 }] as const
    expect(payments(factura({ moneyOnBill }))).toEqual(['20 | 200.00 |  | ', '01 | 4.31 |  | '])
    expect(payments(factura({ moneyOnBill: [debt, { method: 'cash', amountInCents: 25_431 }] }))).toEqual(['01 | 204.31 |  | '])
  })

  test('leaves all of the factura due while nothing is paid', () => {
    expect(payments(factura({ moneyOnBill: [debt] }))).toEqual(['20 | 204.31 | 30 | dias'])
    expect(payments(factura({ moneyOnBill: [debt, { method: 'cash', amountInCents: 3_000 }] }))).toEqual([
      '20 | 204.31 | 30 | dias',
    ])
  })
})

describe('the head', () => {
  test('says what the SRI made the house', () => {
    const document = factura({
      issuer: {
        ...EXAMPLE_FACTURA.issuer,
        ...{ tradeName: ' EMPRESA  DE PRUEBA S.A.S.', establishmentAddress: null, keepsAccounts: false },
        ...{
          specialTaxpayer: '5368',
          withholdingResolution: 'NAC-00000012',
          rimpe: 'popularBusiness',
          largeTaxpayerResolution: 'GC-1',
        },
      },
    })
    const head = (name: string) => fiscalTextAt(document, 'infoTributaria', name)
    expect(['nombreComercial', 'agenteRetencion', 'contribuyenteRimpe'].map(head)).toEqual([
      ...['', '12', 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE'],
    ])
    const info = (name: string) => fiscalTextAt(document, 'infoFactura', name)
    expect(['dirEstablecimiento', 'contribuyenteEspecial', 'obligadoContabilidad'].map(info)).toEqual(['', '5368', 'NO'])
    expect(additional(document)).toContain('Gran Contribuyente: GC-1')
    expect(faultsOf(document)).toEqual([])
  })

  test.each([
    ['ruc', '1790011674001', '04'],
    ['cedula', '1710034065', '05'],
    ['passport', 'AB123456', '06'],
  ] as const)('says that the buyer has a %s', (identificationType, identification, code) => {
    const document = factura({ buyer: { ...EXAMPLE_FACTURA.buyer, identificationType, identification } })
    expect(fiscalTextAt(document, 'infoFactura', 'tipoIdentificacionComprador')).toBe(code)
    expect(faultsOf(document)).toEqual([])
  })

  test('names a buyer always', () => {
    const nobody = { ...EXAMPLE_FACTURA.buyer, identificationType: 'ruc', identification: '9999999999999' } as const
    expect(() => factura({ buyer: nobody })).toThrow(RangeError)
    expect(() => notaCreditoOf({ ...EXAMPLE_NOTA_CREDITO, buyer: nobody })).toThrow(RangeError)
  })
})

// Vectors of the electronic documents, computed by hand for this product; amounts in cents.
import type { BillLine, FacturaToMake, FiscalIssuer, FiscalNumbering, NotaCreditoToMake } from '../index.ts'

export const GOOD_KEYS = [
  { key: '2311202601179001167400110010020000001231234567815', of: 'the factura of the example' },
  { key: '2411202604179001167400110010020000000078765432113', of: 'the credit note of the example' },
  { key: '3011202601179001167400120010020000000030000000111', of: 'the remainder gives 10, the digit is 1' },
  { key: '0112202604176001321000120100150000000049999999910', of: 'the remainder gives 11, the digit is 0' },
] as const

export const BAD_KEYS = [
  { key: '2311202601179001167400110010020000001231234567816', fault: 'checkDigit' },
  { key: '231120260117900116740011001002000000123123456781', fault: 'form' },
  { key: '23112026011790011674001100100200000012312345678155', fault: 'form' },
  { key: '2311202601179001167400110010020000001231234567A15', fault: 'form' },
  { key: '3211202601179001167400110010020000001231234567814', fault: 'day' },
  { key: '', fault: 'form' },
] as const

export const IVA_PER_LINE = [
  { bases: [430, 1_070], total: 225, values: [65, 160] },
  { bases: [10, 10, 10], total: 5, values: [2, 2, 1] },
  { bases: [33, 33, 33], total: 15, values: [5, 5, 5] },
  { bases: [1_999, 1], total: 300, values: [300, 0] },
  { bases: [190], total: 29, values: [29] },
] as const

/** At 15 %. */
export const CREDIT_NOTES = [
  {
    left: { baseInCents: 1_500, ivaInCents: 225 },
    notes: [
      { baseInCents: 190, ivaInCents: 29 },
      { baseInCents: 1_310, ivaInCents: 196 },
    ],
  },
  {
    left: { baseInCents: 30, ivaInCents: 5 },
    notes: [
      { baseInCents: 10, ivaInCents: 2 },
      { baseInCents: 10, ivaInCents: 2 },
      { baseInCents: 10, ivaInCents: 1 },
    ],
  },
  { left: { baseInCents: 1_500, ivaInCents: 225 }, notes: [{ baseInCents: 1_500, ivaInCents: 225 }] },
] as const

export const ANNULMENTS = [
  { issued: '2026-11-23', daysOff: [], until: '2026-12-07' },
  { issued: '2026-11-23', daysOff: ['2026-12-07'], until: '2026-12-08' },
  { issued: '2026-12-15', daysOff: [], until: '2027-01-07' },
  { issued: '2027-01-20', daysOff: ['2027-02-08', '2027-02-09'], until: '2027-02-10' },
  { issued: '2027-02-10', daysOff: [], until: '2027-03-08' },
] as const

// biome-ignore format: a table reads best as a table
export const IVA_ROWS = [
  { grams: 2_500, value: 12_000, special: false, discount: false, freight: 2_250, off: 0,   handling: 240, service: 2_490, zero: 2_250, general: 240, iva: 36, total: 2_526, ivaIfTaxed: 374 },
  { grams: 600,   value: 3_000,  special: false, discount: false, freight: 1_000, off: 0,   handling: 60,  service: 1_060, zero: 1_000, general: 60,  iva: 9,  total: 1_069, ivaIfTaxed: 159 },
  { grams: 2_500, value: 12_000, special: false, discount: true,  freight: 2_250, off: 113, handling: 240, service: 2_377, zero: 2_137, general: 240, iva: 36, total: 2_413, ivaIfTaxed: 357 },
  { grams: 1_200, value: 18_000, special: true,  discount: false, freight: 1_440, off: 0,   handling: 360, service: 1_800, zero: 1_440, general: 360, iva: 54, total: 1_854, ivaIfTaxed: 270 },
  { grams: 1_250, value: 5_500,  special: false, discount: false, freight: 1_125, off: 0,   handling: 110, service: 1_235, zero: 1_125, general: 110, iva: 17, total: 1_252, ivaIfTaxed: 185 },
] as const

export const TEST_ISSUER: FiscalIssuer = {
  legalName: 'EMPRESA DE PRUEBA S.A.S.',
  tradeName: 'Empresa de prueba',
  ruc: '1790011674001',
  headOfficeAddress: 'Quito, Av. de Prueba 100',
  establishmentAddress: 'Quito, Av. de Prueba 100',
  keepsAccounts: true,
  specialTaxpayer: null,
  withholdingResolution: null,
  largeTaxpayerResolution: null,
  rimpe: null,
}

const SERIES = { environment: 'test', establishment: '001', emissionPoint: '002' } as const
const OF_FACTURA: FiscalNumbering = { ...SERIES, sequential: 123, numericCode: '12345678', issuedOn: '2026-11-23' }

const line = (orderId: string, name: BillLine['name'], amountInCents: number, treatment: BillLine['treatment']): BillLine => ({
  ...{ orderId, name, amountInCents, treatment },
})

const SHARED = {
  issuer: TEST_ISSUER,
  buyer: {
    identificationType: 'cedula',
    identification: '1710034065',
    name: 'CLIENTE DE PRUEBA',
    address: 'Quito, Calle de Prueba 1',
  },
  billCode: 'VTA-000123',
  iva: { ivaInBasisPoints: 1_500 },
} as const

/** 1.80 kg of 95.00 and 2.10 kg of 120.00, which the house bought, with a discount and a duty of 20.00. */
export const EXAMPLE_FACTURA: FacturaToMake = {
  ...SHARED,
  numbering: OF_FACTURA,
  email: 'cliente@example.com',
  phone: null,
  childGuides: [],
  creditDays: 30,
  packages: [
    { orderId: '1', code: 'ORD-000201', weightInGrams: 1_800 },
    { orderId: '2', code: 'ORD-000202', weightInGrams: 2_100 },
  ],
  lines: [
    line('1', 'freight', 1_620, 'zero'),
    line('1', 'discount', -81, 'zero'),
    line('1', 'valuePercentage', 190, 'general'),
    line('1', 'duty', 923, 'thirdParty'),
    line('2', 'freight', 1_890, 'zero'),
    line('2', 'discount', -95, 'zero'),
    line('2', 'valuePercentage', 240, 'general'),
    line('2', 'goods', 11_993, 'thirdParty'),
    line('2', 'amazonTax', 780, 'thirdParty'),
    line('2', 'storeShipping', 599, 'thirdParty'),
    line('2', 'purchaseFee', 1_070, 'general'),
    line('2', 'duty', 1_077, 'thirdParty'),
    { orderId: null, name: 'iva', amountInCents: 225, treatment: null },
  ],
  moneyOnBill: [
    { method: 'transfer', amountInCents: 10_000 },
    { method: 'cash', amountInCents: 10_431 },
  ],
}

/** ORD-000201 is lost: its freight and handling; its share of the duty is a third party's and given back beside the note. */
export const EXAMPLE_NOTA_CREDITO: NotaCreditoToMake = {
  ...SHARED,
  numbering: { ...SERIES, sequential: 7, numericCode: '87654321', issuedOn: '2026-11-24' },
  email: null,
  packages: [{ orderId: '1', code: 'ORD-000201', weightInGrams: 1_800 }],
  lines: EXAMPLE_FACTURA.lines.slice(0, 4),
  factura: OF_FACTURA,
  left: { baseInCents: 1_500, ivaInCents: 225 },
  creditNoteCode: null,
  reason: 'Paquete ORD-000201 perdido: servicio no prestado',
}

// Random bills and the documents of them: treatments, percentages by date, extra charges, purchases, duty, credit, names of all kinds.
import fc from 'fast-check'
import {
  addDays,
  type Bill,
  billOf,
  type FacturaToMake,
  type FiscalNumbering,
  type MoneyOnBill,
  type NotaCreditoToMake,
  type OrderToBill,
  ownAmountOf,
  priceOrder,
  pricePurchase,
  taxableOf,
} from '../index.ts'
import { TEST_ISSUER } from './fiscal-vectors.ts'
import { PARAMETERS } from './parameters.ts'

const cents = (max: number) => fc.integer({ min: 0, max })
const ownTreatment = fc.constantFrom('zero', 'general', 'notSubject', 'exempt')
const anyTreatment = fc.constantFrom('zero', 'general', 'notSubject', 'exempt', 'thirdParty')

/** What people type: accents, marks of other keyboards, spaces and breaks where none belong. */
const typed = fc
  .array(fc.constantFrom('Ana', 'Ñusta', '  ', '\n', '“x”', '—', '&', '<b>', "'", '📦', 'Zoë', '\u200b', ']]>', '"', '001'), {
    maxLength: 12,
  })
  .map((parts) => parts.join(' '))

const treatments = fc.record({
  freight: ownTreatment,
  handling: ownTreatment,
  purchaseFee: ownTreatment,
  goods: fc.constantFrom('thirdParty', 'general', 'zero'),
})

const order = fc.record({
  weightInGrams: fc.integer({ min: 1, max: 100_000 }),
  valueInCents: cents(500_000),
  isSpecial: fc.boolean(),
  hasDiscount: fc.boolean(),
  dutyShareInCents: cents(4_000),
  extraChargesInCents: fc.array(
    fc.record({
      label: fc.oneof(typed, fc.constantFrom('Multa', 'Bodegaje')),
      amountInCents: fc.integer({ min: 1, max: 20_000 }),
      treatment: anyTreatment,
    }),
    { maxLength: 4 },
  ),
  unitPriceInCents: fc.option(fc.integer({ min: 1, max: 50_000 })),
  storeShippingInCents: cents(3_000),
})

const ivaOfDays = fc.constantFrom(0, 500, 800, 1_200, 1_300, 1_400, 1_500)

export type RandomBill = { bill: Bill; orders: OrderToBill[]; factura: FacturaToMake }

/** Bills of 1 to 6 packages with something of the house's own in them, in any state of payment. */
export const randomBills: fc.Arbitrary<RandomBill> = fc
  .record({
    orders: fc.array(order, { minLength: 1, maxLength: 6 }),
    treatments,
    ivaInBasisPoints: ivaOfDays,
    shares: fc.array(fc.record({ method: fc.constantFrom('cash', 'transfer', 'deposit', 'card', 'credit'), part: cents(100) }), {
      maxLength: 4,
    }),
    name: typed,
    /** A debt from before that the bill took over, and how much of it is paid by now. */
    debt: fc.option(fc.record({ amountInCents: fc.integer({ min: 1, max: 10_000 }), isPaid: fc.boolean() })),
    sequential: fc.integer({ min: 1, max: 999_999_999 }),
    code: cents(99_999_999),
    day: cents(2_000),
    marks: fc.record({
      environment: fc.constantFrom('test', 'production'),
      specialTaxpayer: fc.constantFrom(null, '5368'),
      withholdingResolution: fc.constantFrom(null, 'NAC-0000001'),
      largeTaxpayerResolution: fc.constantFrom(null, 'NAC-DGERCGC25-1'),
      rimpe: fc.constantFrom(null, 'entrepreneur', 'popularBusiness'),
    }),
  })
  .map(({ orders, treatments: decided, ivaInBasisPoints, shares, name, debt, sequential, code, day, marks }) => {
    const priced = orders.map((given, index): OrderToBill => {
      const purchase =
        given.unitPriceInCents === null ? undefined : purchaseOf(given.unitPriceInCents, given.storeShippingInCents)
      const parameters = { ...PARAMETERS, ivaInBasisPoints, treatments: decided }
      return { orderId: `order ${index}`, lines: priceOrder({ ...given, category: 'B', purchase }, parameters).lines }
    })
    const bill = billOf(priced, { ivaInBasisPoints })
    const { environment, ...ofIssuer } = marks
    const numbering: FiscalNumbering = {
      ...{ environment, establishment: '001', emissionPoint: '002', sequential },
      ...{ numericCode: String(code).padStart(8, '0'), issuedOn: addDays('2024-01-01', day) },
    }
    const packages = orders.map(({ weightInGrams }, index) => ({
      ...{ orderId: `order ${index}`, code: `ORD-${String(index).padStart(6, '0')}`, weightInGrams },
    }))
    const factura: FacturaToMake = {
      issuer: { ...TEST_ISSUER, ...ofIssuer, tradeName: name },
      numbering,
      buyer: { identificationType: 'cedula', identification: '1710034065', name: `Ana ${name}`, address: name },
      billCode: 'VTA-000123',
      packages,
      iva: { ivaInBasisPoints },
      ...{ email: 'cliente@example.com', phone: '+593 99 123 4567', creditDays: 30, childGuides: [] },
      lines: bill.lines,
      moneyOnBill: [
        ...(debt ? [{ method: 'credit' as const, amountInCents: 0 - debt.amountInCents }] : []),
        ...moneyOf(bill.totalInCents, shares),
        ...(debt?.isPaid ? [{ method: 'cash' as const, amountInCents: debt.amountInCents }] : []),
      ],
    }
    return { bill, orders: priced, factura }
  })
  .filter(({ bill }) => ownAmountOf(bill.lines) > 0)

const purchaseOf = (unitPriceInCents: number, storeShippingInCents: number) => ({
  lines: pricePurchase({ items: [{ quantity: 1, unitPriceInCents }], storeShippingInCents }, PARAMETERS).lines,
})

/** Parts of a total, in hundredths of what the earlier ones left. */
function moneyOf(totalInCents: number, shares: readonly { method: MoneyOnBill['method']; part: number }[]): MoneyOnBill[] {
  let left = totalInCents
  return shares.map(({ method, part }) => {
    const amountInCents = Math.floor((left * part) / 100)
    left -= amountInCents
    return { method, amountInCents }
  })
}

/** Notes that give back one package after the other, until nothing of the factura is left. */
export function notesOf({ orders, factura }: RandomBill): NotaCreditoToMake[] {
  const notes: NotaCreditoToMake[] = []
  let left = {
    baseInCents: taxableOf(factura.lines),
    ivaInCents: factura.lines.find(({ name }) => name === 'iva')?.amountInCents ?? 0,
  }
  for (const { orderId, lines } of orders) {
    const ofOrder = lines.filter(({ name }) => name !== 'iva').map((line) => ({ ...line, orderId }))
    if (ownAmountOf(ofOrder) === 0) continue
    const { issuer, buyer, billCode, packages, iva, email, numbering } = factura
    notes.push({
      ...{ issuer, buyer, billCode, packages, iva, email, lines: ofOrder, factura: numbering, left },
      numbering: { ...numbering, sequential: notes.length + 1 },
      ...{ creditNoteCode: 'NCR-000004', reason: 'Paquete perdido' },
    })
    const base = taxableOf(ofOrder)
    const whole = Math.floor((base * iva.ivaInBasisPoints + 5_000) / 10_000)
    const given = base === left.baseInCents ? left.ivaInCents : Math.min(whole, left.ivaInCents)
    left = { baseInCents: left.baseInCents - base, ivaInCents: left.ivaInCents - given }
  }
  return notes
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  centsOfFiscalAmount,
  childrenOf,
  elementAt,
  type FiscalElement,
  facturaOf,
  faultsOf,
  fiscalTextAt,
  notaCreditoOf,
  ownAmountOf,
  sum,
  taxableOf,
  totalOf,
} from '../index.ts'
import { notesOf, randomBills } from '../testing/fiscal-bills.ts'

const cents = (document: FiscalElement, ...path: string[]) => centsOfFiscalAmount(fiscalTextAt(document, ...path))
const rows = (document: FiscalElement, ...path: string[]) => childrenOf(elementAt(document, ...path))

/** `npm run test:long` tries 10,000. */
const BILLS = Number(process.env.FISCAL_BILLS ?? 500)

test('random bills make documents without a fault, whose sums are the bill’s', () => {
  fc.assert(
    fc.property(randomBills, ({ bill, factura }) => {
      const document = facturaOf(factura)
      expect(faultsOf(document)).toEqual([])
      const taxed = rows(document, 'infoFactura', 'totalConImpuestos').filter((row) => cents(row, 'valor') > 0)
      expect({
        total: cents(document, 'infoFactura', 'importeTotal'),
        own: cents(document, 'infoFactura', 'totalSinImpuestos'),
        iva: sum(taxed.map((row) => cents(row, 'valor'))),
        thirdParty: sum(rows(document, 'otrosRubrosTerceros').map((row) => cents(row, 'total'))),
        paid: sum(rows(document, 'infoFactura', 'pagos').map((row) => cents(row, 'total'))),
      }).toEqual({
        total: bill.totalInCents,
        own: ownAmountOf(bill.lines),
        iva: bill.taxInCents,
        thirdParty: totalOf(bill.lines.filter(({ treatment }) => treatment === 'thirdParty')),
        paid: bill.totalInCents,
      })
    }),
    { numRuns: BILLS },
  )
})

test('notes that give back one package after the other give back all of the factura, to the cent', () => {
  fc.assert(
    fc.property(randomBills, (random) => {
      const notes = notesOf(random)
      const documents = notes.map(notaCreditoOf)
      const { lines } = random.bill
      const iva = sum(
        documents.flatMap((note) => rows(note, 'infoNotaCredito', 'totalConImpuestos').map((row) => cents(row, 'valor'))),
      )
      // A last package without taxed lines leaves what rounding left over; the Nota de abono takes it.
      const takesRest = taxableOf(notes.at(-1)?.lines ?? []) > 0
      if (takesRest) expect(iva).toBe(random.bill.taxInCents)
      expect(sum(documents.map((note) => cents(note, 'infoNotaCredito', 'totalSinImpuestos')))).toBe(ownAmountOf(lines))
      // Of two notes none is a cent off; rounding of many may leave the last one with more or less than its base is taxed by.
      if (notes.length <= 2) expect(documents.flatMap(faultsOf)).toEqual([])
      else expect(documents.flatMap(faultsOf).every(({ because }) => because === 'sum')).toBe(true)
    }),
    { numRuns: BILLS / 10 },
  )
})

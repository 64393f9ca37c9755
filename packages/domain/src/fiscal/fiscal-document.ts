// The two papers of the SRI that a bill leads to, field by field (fiscal, section 3; factura 2.1.0 and notaCredito 1.1.0).
import type { BillLine } from '../prices/bill.ts'
import { type Cents, sum } from '../rules/money.ts'
import { CODE_OF_DOCUMENT, type FiscalNumbering, fiscalNumberText } from './access-key.ts'
import {
  detailsOf,
  type FiscalDetail,
  type IvaTotal,
  ivaTotalsOf,
  type PackageOfDocument,
  thirdPartyItemsOf,
} from './fiscal-details.ts'
import { element, type FiscalElement, unlessEmpty } from './fiscal-element.ts'
import { type IvaLeft, type IvaOfDocument, ivaOfCredit } from './fiscal-iva.ts'
import { buyerIdentified, type FiscalBuyer, type FiscalIssuer, issuedAt, taxHead, taxpayerMarks } from './fiscal-parties.ts'
import { type MoneyOnBill, paymentsOf } from './fiscal-payments.ts'
import { fiscalAmount, fiscalDay, fiscalText, LONGEST_FISCAL_TEXT } from './fiscal-text.ts'

type OfBill = {
  issuer: FiscalIssuer
  numbering: FiscalNumbering
  buyer: FiscalBuyer
  billCode: string
  packages: readonly PackageOfDocument[]
  iva: IvaOfDocument
  email: string | null
}

export type FacturaToMake = OfBill & {
  /** All of the bill; its own line of IVA is computed again. */
  lines: readonly BillLine[]
  moneyOnBill: readonly MoneyOnBill[]
  /** The term of what is still due. */
  creditDays: number
  childGuides: readonly string[]
  phone: string | null
}

export type NotaCreditoToMake = OfBill & {
  /** What is given back of each line, as the bill signs it; third-party money is left out. */
  lines: readonly BillLine[]
  factura: Pick<FiscalNumbering, 'establishment' | 'emissionPoint' | 'sequential' | 'issuedOn'>
  /** At the general rate, before this note. */
  left: IvaLeft
  creditNoteCode: string | null
  reason: string
}

/**
 * The SRI's invoice of a bill. Its total is the bill's.
 * @throws RangeError where no document can be made: nothing of the house's own, a percentage without a code, a buyer who is not named,
 * more money than the bill costs
 */
export function facturaOf({ issuer, numbering, buyer, lines, packages, iva, ...given }: FacturaToMake): FiscalElement {
  const details = requireDetails(detailsOf(lines, packages, iva))
  const totals = ivaTotalsOf(details)
  const thirdParty = thirdPartyItemsOf(lines)
  const netInCents = netOf(details)
  const totalInCents = netInCents + ivaOf(totals) + sum(thirdParty.map(({ amountInCents }) => amountInCents))
  return documentOf('factura', [
    taxHead('factura', issuer, numbering),
    element('infoFactura', [
      ...issuedAt(issuer, numbering),
      ...taxpayerMarks(issuer),
      ...buyerIdentified(buyer),
      ...unlessEmpty('direccionComprador', fiscalText(buyer.address ?? '')),
      element('totalSinImpuestos', fiscalAmount(netInCents)),
      element('totalDescuento', fiscalAmount(sum(details.map(({ discountInCents }) => discountInCents)))),
      totalsElement(totals),
      element('propina', fiscalAmount(0)),
      element('importeTotal', fiscalAmount(totalInCents)),
      element('moneda', 'DOLAR'),
      element('pagos', paymentsOf(totalInCents, given.moneyOnBill, given.creditDays)),
    ]),
    detailsElement(details, 'codigoPrincipal'),
    ...unlessEmpty(
      'otrosRubrosTerceros',
      thirdParty.map(({ concept, amountInCents }) =>
        element('rubro', [element('concepto', concept), element('total', fiscalAmount(amountInCents))]),
      ),
    ),
    ...additional([
      ['Nota de cobro', given.billCode],
      ['Paquetes', codesText(packages.map(({ code }) => code))],
      ['Guias', codesText(given.childGuides)],
      ['Email', given.email],
      ['Telefono', given.phone],
      ['Gran Contribuyente', issuer.largeTaxpayerResolution],
    ]),
  ])
}

/**
 * The SRI's credit note: what a Nota de abono gives back of a factura, without money of third parties.
 * @throws RangeError as the factura, and where more is credited than the factura has left
 */
export function notaCreditoOf({ issuer, numbering, buyer, lines, packages, iva, ...given }: NotaCreditoToMake): FiscalElement {
  const credited = (baseInCents: Cents, rate: number) => (rate > 0 ? ivaOfCredit(baseInCents, rate, given.left) : 0)
  const details = requireDetails(detailsOf(lines, packages, iva, credited))
  const totals = ivaTotalsOf(details)
  const netInCents = netOf(details)
  return documentOf('notaCredito', [
    taxHead('notaCredito', issuer, numbering),
    element('infoNotaCredito', [
      ...issuedAt(issuer, numbering),
      ...buyerIdentified(buyer),
      ...taxpayerMarks(issuer),
      element('codDocModificado', CODE_OF_DOCUMENT.factura),
      element('numDocModificado', fiscalNumberText(given.factura)),
      element('fechaEmisionDocSustento', fiscalDay(given.factura.issuedOn)),
      element('totalSinImpuestos', fiscalAmount(netInCents)),
      element('valorModificacion', fiscalAmount(netInCents + ivaOf(totals))),
      element('moneda', 'DOLAR'),
      totalsElement(totals),
      element('motivo', fiscalText(given.reason)),
    ]),
    detailsElement(details, 'codigoInterno'),
    ...additional([
      ['Nota de abono', given.creditNoteCode],
      ['Nota de cobro', given.billCode],
      ['Email', given.email],
    ]),
  ])
}

const VERSIONS = { factura: '2.1.0', notaCredito: '1.1.0' }

const documentOf = (kind: keyof typeof VERSIONS, content: readonly FiscalElement[]): FiscalElement =>
  element(kind, content, { id: 'comprobante', version: VERSIONS[kind] })

function requireDetails(details: readonly FiscalDetail[]): readonly FiscalDetail[] {
  if (details.length === 0) throw new RangeError('nothing of the house’s own to make a document of')
  return details
}

const netOf = (details: readonly FiscalDetail[]): Cents => sum(details.map(({ netInCents }) => netInCents))
const ivaOf = (totals: readonly IvaTotal[]): Cents => sum(totals.map(({ ivaInCents }) => ivaInCents))

const totalsElement = (totals: readonly IvaTotal[]): FiscalElement =>
  element(
    'totalConImpuestos',
    totals.map(({ code, baseInCents, ivaInCents }) =>
      element('totalImpuesto', [
        element('codigo', '2'),
        element('codigoPorcentaje', code),
        element('baseImponible', fiscalAmount(baseInCents)),
        element('valor', fiscalAmount(ivaInCents)),
      ]),
    ),
  )

const detailsElement = (details: readonly FiscalDetail[], codeName: string): FiscalElement =>
  element(
    'detalles',
    details.map((detail) =>
      element('detalle', [
        element(codeName, detail.productCode),
        element('descripcion', detail.description),
        element('cantidad', fiscalAmount(100)),
        element('precioUnitario', fiscalAmount(detail.priceInCents)),
        element('descuento', fiscalAmount(detail.discountInCents)),
        element('precioTotalSinImpuesto', fiscalAmount(detail.netInCents)),
        element('impuestos', [
          element('impuesto', [
            element('codigo', '2'),
            element('codigoPorcentaje', detail.code),
            element('tarifa', fiscalAmount(detail.rateInBasisPoints)),
            element('baseImponible', fiscalAmount(detail.netInCents)),
            element('valor', fiscalAmount(detail.ivaInCents)),
          ]),
        ]),
      ]),
    ),
  )

/** `infoAdicional`, without what is empty. */
function additional(fields: readonly [name: string, value: string | null][]): FiscalElement[] {
  const written = fields.flatMap(([nombre, value]) => {
    const text = fiscalText(value ?? '')
    return text ? [element('campoAdicional', text, { nombre })] : []
  })
  return unlessEmpty('infoAdicional', written)
}

/** As many whole codes as a field takes. */
function codesText(codes: readonly string[]): string {
  let text = ''
  for (const code of codes) {
    const longer = text ? `${text}, ${code}` : code
    if (longer.length > LONGEST_FISCAL_TEXT) return text
    text = longer
  }
  return text
}

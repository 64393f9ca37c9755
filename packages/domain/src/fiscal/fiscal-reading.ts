// What a fiscal document says, read from its elements alone: for whoever draws it, or compares it with the books.
import type { BasisPoints } from '../prices/rates.ts'
import { type Cents, sum } from '../rules/money.ts'
import { CODE_OF_ENVIRONMENT, FISCAL_DOCUMENT_KINDS, type FiscalDocumentKind, type FiscalEnvironment } from './access-key.ts'
import { childrenOf, elementAt, type FiscalElement, fiscalTextAt } from './fiscal-element.ts'
import { centsOfFiscalAmount } from './fiscal-text.ts'

export type FiscalReading = {
  kind: FiscalDocumentKind
  environment: FiscalEnvironment
  accessKey: string
  /** 001-002-000000123. */
  number: string
  /** dd/mm/yyyy, as the document writes it. */
  issuedOn: string
  issuer: ReadIssuer
  buyer: { identificationCode: string; identification: string; name: string; address: string | null }
  /** The factura that a nota de crédito takes from. */
  modified: { number: string; issuedOn: string; reason: string } | null
  details: ReadDetail[]
  /** One per code of IVA, in the order of the document. */
  totals: { code: string; rateInBasisPoints: BasisPoints; baseInCents: Cents; ivaInCents: Cents }[]
  netInCents: Cents
  discountInCents: Cents
  thirdParty: { concept: string; amountInCents: Cents }[]
  totalInCents: Cents
  payments: { form: string; amountInCents: Cents; termInDays: number | null }[]
  additional: { name: string; value: string }[]
}

export type ReadIssuer = {
  legalName: string
  tradeName: string | null
  ruc: string
  headOfficeAddress: string
  establishmentAddress: string | null
  keepsAccounts: boolean
  specialTaxpayer: string | null
  withholdingResolution: string | null
  /** The SRI's own words of the regime. */
  rimpe: string | null
}

export type ReadDetail = {
  productCode: string
  description: string
  /** As the document writes it. */
  quantity: string
  priceInCents: Cents
  discountInCents: Cents
  netInCents: Cents
  rateInBasisPoints: BasisPoints
  ivaCode: string
  ivaInCents: Cents
}

/** @throws RangeError for what is none of the house's two documents, or an amount that is none */
export function readFiscalDocument(root: FiscalElement): FiscalReading {
  const kind = FISCAL_DOCUMENT_KINDS.find((name) => name === root.name)
  if (kind === undefined) throw new RangeError(`no document of the SRI: ${root.name}`)
  const info = kind === 'factura' ? 'infoFactura' : 'infoNotaCredito'
  const head = (name: string) => fiscalTextAt(root, 'infoTributaria', name)
  const at = (name: string) => fiscalTextAt(root, info, name)
  const details = childrenOf(elementAt(root, 'detalles')).map((detail) => detailOf(detail, kind))
  return {
    kind,
    environment: head('ambiente') === CODE_OF_ENVIRONMENT.test ? 'test' : 'production',
    accessKey: head('claveAcceso'),
    number: [head('estab'), head('ptoEmi'), head('secuencial')].join('-'),
    issuedOn: at('fechaEmision'),
    issuer: issuerOf(head, at),
    buyer: {
      identificationCode: at('tipoIdentificacionComprador'),
      identification: at('identificacionComprador'),
      name: at('razonSocialComprador'),
      address: at('direccionComprador') || null,
    },
    modified: kind === 'factura' ? null : modifiedOf(at),
    details,
    totals: childrenOf(elementAt(root, info, 'totalConImpuestos')).map((total) => totalOf(total, details)),
    netInCents: cents(root, info, 'totalSinImpuestos'),
    discountInCents: sum(details.map(({ discountInCents }) => discountInCents)),
    thirdParty: childrenOf(elementAt(root, 'otrosRubrosTerceros')).map((item) => ({
      concept: fiscalTextAt(item, 'concepto'),
      amountInCents: cents(item, 'total'),
    })),
    totalInCents: cents(root, info, kind === 'factura' ? 'importeTotal' : 'valorModificacion'),
    payments: childrenOf(elementAt(root, info, 'pagos')).map(paymentOf),
    additional: childrenOf(elementAt(root, 'infoAdicional')).map((field) => ({
      name: field.attributes?.nombre ?? '',
      value: fiscalTextAt(field),
    })),
  }
}

type TextOf = (name: string) => string

const issuerOf = (head: TextOf, at: TextOf): ReadIssuer => ({
  legalName: head('razonSocial'),
  tradeName: head('nombreComercial') || null,
  ruc: head('ruc'),
  headOfficeAddress: head('dirMatriz'),
  establishmentAddress: at('dirEstablecimiento') || null,
  keepsAccounts: at('obligadoContabilidad') === 'SI',
  specialTaxpayer: at('contribuyenteEspecial') || null,
  withholdingResolution: head('agenteRetencion') || null,
  rimpe: head('contribuyenteRimpe') || null,
})

const modifiedOf = (at: TextOf): FiscalReading['modified'] => ({
  number: at('numDocModificado'),
  issuedOn: at('fechaEmisionDocSustento'),
  reason: at('motivo'),
})

function detailOf(detail: FiscalElement, kind: FiscalDocumentKind): ReadDetail {
  const tax = ['impuestos', 'impuesto'] as const
  return {
    productCode: fiscalTextAt(detail, kind === 'factura' ? 'codigoPrincipal' : 'codigoInterno'),
    description: fiscalTextAt(detail, 'descripcion'),
    quantity: fiscalTextAt(detail, 'cantidad'),
    priceInCents: cents(detail, 'precioUnitario'),
    discountInCents: cents(detail, 'descuento'),
    netInCents: cents(detail, 'precioTotalSinImpuesto'),
    rateInBasisPoints: cents(detail, ...tax, 'tarifa'),
    ivaCode: fiscalTextAt(detail, ...tax, 'codigoPorcentaje'),
    ivaInCents: cents(detail, ...tax, 'valor'),
  }
}

/** A total has a code alone; its rate stands in the details of that code. */
function totalOf(total: FiscalElement, details: readonly ReadDetail[]): FiscalReading['totals'][number] {
  const code = fiscalTextAt(total, 'codigoPorcentaje')
  return {
    code,
    rateInBasisPoints: details.find(({ ivaCode }) => ivaCode === code)?.rateInBasisPoints ?? 0,
    baseInCents: cents(total, 'baseImponible'),
    ivaInCents: cents(total, 'valor'),
  }
}

function paymentOf(payment: FiscalElement): FiscalReading['payments'][number] {
  const term = fiscalTextAt(payment, 'plazo')
  return {
    form: fiscalTextAt(payment, 'formaPago'),
    amountInCents: cents(payment, 'total'),
    termInDays: term === '' ? null : Number(term),
  }
}

function cents(parent: FiscalElement, ...path: readonly string[]): Cents {
  const text = fiscalTextAt(parent, ...path)
  const amount = centsOfFiscalAmount(text)
  if (Number.isNaN(amount)) throw new RangeError(`no amount at ${path.join('/')}: ${text}`)
  return amount
}

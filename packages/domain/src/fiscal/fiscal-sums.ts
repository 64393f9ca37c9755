// Whether the parts of a well-formed document agree: the SRI computes them again, and refuses what differs (its errors 52 and 58).
import { type BasisPoints, percentOf } from '../prices/rates.ts'
import { type Cents, sum } from '../rules/money.ts'
import { accessKeyFault, type FiscalDocumentKind } from './access-key.ts'
import { childrenOf, elementAt, type FiscalElement, fiscalTextAt } from './fiscal-element.ts'
import type { FiscalFault } from './fiscal-faults.ts'
import { UNTAXED_IVA_CODES } from './fiscal-iva.ts'
import { NOBODY } from './fiscal-parties.ts'
import { centsOfFiscalAmount } from './fiscal-text.ts'

export function contradictionsOf(kind: FiscalDocumentKind, document: FiscalElement): FiscalFault[] {
  const info = kind === 'factura' ? 'infoFactura' : 'infoNotaCredito'
  return [
    ...keyFaults(document, info),
    ...(fiscalTextAt(document, info, 'identificacionComprador') === NOBODY
      ? [{ field: `${kind}/${info}/identificacionComprador`, because: 'buyer' as const }]
      : []),
    ...wrongSums(kind, document, info).map((field): FiscalFault => ({ field: `${kind}/${field}`, because: 'sum' })),
  ]
}

/** The key repeats seven fields. */
function keyFaults(document: FiscalElement, info: string): FiscalFault[] {
  const head = (name: string) => fiscalTextAt(document, 'infoTributaria', name)
  const day = fiscalTextAt(document, info, 'fechaEmision').replaceAll('/', '')
  const repeated = [day, ...['codDoc', 'ruc', 'ambiente', 'estab', 'ptoEmi', 'secuencial'].map(head)].join('')
  const key = head('claveAcceso')
  const isRight = accessKeyFault(key) === null && key.startsWith(repeated) && key[47] === head('tipoEmision')
  return isRight ? [] : [{ field: `${document.name}/infoTributaria/claveAcceso`, because: 'key' }]
}

type Taxed = { code: string; rate: BasisPoints; baseInCents: Cents; ivaInCents: Cents }

const cents = (parent: FiscalElement, ...path: readonly string[]): Cents => centsOfFiscalAmount(fiscalTextAt(parent, ...path))

function wrongSums(kind: FiscalDocumentKind, document: FiscalElement, info: string): string[] {
  const details = childrenOf(elementAt(document, 'detalles'))
  const taxed = details.map(taxOf)
  const net = sum(details.map((detail) => cents(detail, 'precioTotalSinImpuesto')))
  const totals = childrenOf(elementAt(document, info, 'totalConImpuestos'))
  const iva = sum(totals.map((total) => cents(total, 'valor')))
  return [
    ...details.filter((detail) => !isDetailRight(detail)).map(() => 'detalles/detalle'),
    ...(cents(document, info, 'totalSinImpuestos') === net ? [] : [`${info}/totalSinImpuestos`]),
    ...(areTotalsRight(kind, totals, taxed) ? [] : [`${info}/totalConImpuestos`]),
    ...(kind === 'factura' ? wrongInFactura(document, details, net + iva) : wrongInNotaCredito(document, net + iva)),
  ]
}

function taxOf(detail: FiscalElement): Taxed {
  const at = (name: string) => fiscalTextAt(detail, 'impuestos', 'impuesto', name)
  return {
    code: at('codigoPorcentaje'),
    rate: centsOfFiscalAmount(at('tarifa')),
    baseInCents: centsOfFiscalAmount(at('baseImponible')),
    ivaInCents: centsOfFiscalAmount(at('valor')),
  }
}

function isDetailRight(detail: FiscalElement): boolean {
  const { code, rate, baseInCents, ivaInCents } = taxOf(detail)
  const net = cents(detail, 'precioTotalSinImpuesto')
  const isNetRight = cents(detail, 'precioUnitario') - cents(detail, 'descuento') === net && baseInCents === net
  return isNetRight && UNTAXED_IVA_CODES.includes(code) === (rate === 0) && isWithinACent(ivaInCents, baseInCents, rate)
}

/** Less than a cent from its exact value, as the SRI allows. */
const isWithinACent = (ivaInCents: Cents, baseInCents: Cents, rate: BasisPoints): boolean =>
  Math.abs(ivaInCents * 10_000 - baseInCents * rate) < 10_000

/** One total per code of the details, in the order of the codes. A last credit note takes what is left, so it may be a cent off. */
function areTotalsRight(kind: FiscalDocumentKind, totals: readonly FiscalElement[], taxed: readonly Taxed[]): boolean {
  const codes = [...new Set(taxed.map(({ code }) => code))].sort((a, b) => Number(a) - Number(b))
  if (totals.map((total) => fiscalTextAt(total, 'codigoPorcentaje')).join() !== codes.join()) return false
  return totals.every((total) => {
    const ofCode = taxed.filter(({ code }) => code === fiscalTextAt(total, 'codigoPorcentaje'))
    const [base, iva, rate] = [cents(total, 'baseImponible'), cents(total, 'valor'), ofCode[0]?.rate ?? 0]
    const addsUp =
      base === sum(ofCode.map(({ baseInCents }) => baseInCents)) && iva === sum(ofCode.map(({ ivaInCents }) => ivaInCents))
    const isOfItsRate = kind === 'factura' ? iva === percentOf(base, rate) : isWithinACent(iva, base, rate)
    return addsUp && isOfItsRate && ofCode.every((line) => line.rate === rate)
  })
}

function wrongInFactura(document: FiscalElement, details: readonly FiscalElement[], ownInCents: Cents): string[] {
  const items = childrenOf(elementAt(document, 'otrosRubrosTerceros')).map((item) => cents(item, 'total'))
  const payments = childrenOf(elementAt(document, 'infoFactura', 'pagos')).map((payment) => cents(payment, 'total'))
  const total = cents(document, 'infoFactura', 'importeTotal')
  const discount = sum(details.map((detail) => cents(detail, 'descuento')))
  return [
    ...(cents(document, 'infoFactura', 'totalDescuento') === discount ? [] : ['infoFactura/totalDescuento']),
    ...(total === ownInCents + sum(items) ? [] : ['infoFactura/importeTotal']),
    ...(total === sum(payments) ? [] : ['infoFactura/pagos']),
  ]
}

const wrongInNotaCredito = (document: FiscalElement, ownInCents: Cents): string[] =>
  cents(document, 'infoNotaCredito', 'valorModificacion') === ownInCents ? [] : ['infoNotaCredito/valorModificacion']

// The lines of a bill as a fiscal document says them: one detail per kind, and money of third parties apart (fiscal, section 3).
import type { BillLine } from '../prices/bill.ts'
import { type PriceLineName, totalOf, totalOfNamed } from '../prices/price-line.ts'
import type { BasisPoints } from '../prices/rates.ts'
import { type Cents, sum } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'
import { type IvaOfDocument, type IvaOfLine, ivaOfTreatment, ivaPerLine } from './fiscal-iva.ts'
import { fiscalKilograms, fiscalText } from './fiscal-text.ts'

export type PackageOfDocument = { orderId: string; code: string; weightInGrams: Grams }

export type FiscalDetail = IvaOfLine & {
  productCode: string
  description: string
  /** Before the discount. */
  priceInCents: Cents
  discountInCents: Cents
  netInCents: Cents
  ivaInCents: Cents
}

export type ThirdPartyItem = { concept: string; amountInCents: Cents }

/** What is charged under one code of IVA. */
export type IvaTotal = IvaOfLine & { baseInCents: Cents; ivaInCents: Cents }

/** Kinds of lines in the order of a document; the discount is the freight's. */
const DETAIL_CODES = {
  freight: 'FLETE',
  valuePercentage: 'MANEJO',
  extraCharge: 'CARGO',
  purchaseFee: 'COMISION',
  goods: 'PRODUCTO',
  amazonTax: 'IMPUESTO-EEUU',
  storeShipping: 'ENVIO-TIENDA',
} as const satisfies Partial<Record<PriceLineName, string>>
type DetailName = keyof typeof DETAIL_CODES
const DETAIL_NAMES = Object.keys(DETAIL_CODES) as DetailName[]
export const PRODUCT_CODES: readonly string[] = Object.values(DETAIL_CODES)

const DESCRIPTIONS: Record<Exclude<DetailName, 'freight' | 'extraCharge'>, string> = {
  valuePercentage: 'Manejo y seguro',
  purchaseFee: 'Comision de compra asistida',
  goods: 'Productos',
  amazonTax: 'Impuesto de EE. UU.',
  storeShipping: 'Envio de la tienda',
}

const CONCEPTS = {
  duty: 'Arancel aduanero',
  goods: 'Productos comprados por cuenta del cliente',
  amazonTax: 'Impuesto de EE. UU.',
  storeShipping: 'Envio de la tienda',
  adValorem: 'Ad valorem',
  fodinfa: 'FODINFA',
  customsIva: 'IVA de importacion',
  extraCharge: null,
} as const satisfies Partial<Record<PriceLineName, string | null>>
type ThirdPartyName = keyof typeof CONCEPTS
const THIRD_PARTY_NAMES = Object.keys(CONCEPTS) as ThirdPartyName[]

const isOwn = ({ name, treatment }: BillLine): boolean => name !== 'iva' && treatment !== 'thirdParty'

/** What the house charges for itself, before IVA. Without any there is no document. */
export const ownAmountOf = (lines: readonly BillLine[]): Cents => totalOf(lines.filter(isOwn))

/**
 * Details without their IVA's values, in the document's order. Groups of 0.00 are left out.
 * @throws RangeError for a line that no document may say so, as a duty of the house's own
 */
function detailsBefore(lines: readonly BillLine[], packages: readonly PackageOfDocument[], iva: IvaOfDocument) {
  const own = lines.filter(isOwn)
  const strange = own.find(({ name }) => name !== 'discount' && !(name in DETAIL_CODES))
  if (strange) throw new RangeError(`${strange.name} is always money of a third party`)
  return DETAIL_NAMES.flatMap((name) => groupsOf(name, own).map((group) => ({ name, group }))).flatMap(({ name, group }) => {
    const [{ treatment }] = group
    const netInCents = totalOf(group)
    if (netInCents === 0 || treatment === null || treatment === 'thirdParty') return []
    const discountInCents = 0 - totalOfNamed(group, 'discount')
    const description = descriptionOf(name, group, packages)
    const amounts = { priceInCents: netInCents + discountInCents, discountInCents, netInCents }
    return [{ productCode: DETAIL_CODES[name], description, ...amounts, ...ivaOfTreatment(treatment, iva) }]
  })
}

type Group = [BillLine, ...BillLine[]]

/** Lines of one kind by treatment, extra charges also by name: each detail has one tax. */
function groupsOf(name: PriceLineName, lines: readonly BillLine[]): Group[] {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    if (line.name !== name && !(name === 'freight' && line.name === 'discount')) continue
    const key = `${labelOf(line)} ${line.treatment}`
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

const labelOf = ({ name, label }: BillLine): string =>
  name === 'extraCharge' ? fiscalText(label ?? '') || 'Cargo adicional' : ''

function descriptionOf(name: DetailName, group: Group, packages: readonly PackageOfDocument[]): string {
  if (name === 'extraCharge') return labelOf(group[0])
  if (name !== 'freight') return DESCRIPTIONS[name]
  const orders = new Set(group.map(({ orderId }) => orderId))
  const carried = packages.filter(({ orderId }) => orders.has(orderId))
  const weight = fiscalKilograms(sum(carried.map(({ weightInGrams }) => weightInGrams)))
  return `Flete internacional Miami-Quito, ${carried.length} ${carried.length === 1 ? 'paquete' : 'paquetes'}, ${weight} kg`
}

/** @param totalOfRate the IVA of all details of one rate above zero; rounded over their sum where it is not given */
export function detailsOf(
  lines: readonly BillLine[],
  packages: readonly PackageOfDocument[],
  iva: IvaOfDocument,
  totalOfRate?: (baseInCents: Cents, rate: BasisPoints) => Cents,
): FiscalDetail[] {
  const details = detailsBefore(lines, packages, iva)
  const taxed = details.filter(({ rateInBasisPoints }) => rateInBasisPoints > 0)
  const bases = taxed.map(({ netInCents }) => netInCents)
  const rate = taxed[0]?.rateInBasisPoints ?? 0
  const values = ivaPerLine(bases, rate, totalOfRate?.(sum(bases), rate))
  return details.map((detail) => ({ ...detail, ivaInCents: values[taxed.indexOf(detail)] ?? 0 }))
}

/** One per code, in the order of the codes. */
export function ivaTotalsOf(details: readonly FiscalDetail[]): IvaTotal[] {
  const codes = [...new Set(details.map(({ code }) => code))].sort((a, b) => Number(a) - Number(b))
  return codes.map((code) => {
    const ofCode = details.filter((detail) => detail.code === code)
    return {
      code,
      rateInBasisPoints: ofCode[0]?.rateInBasisPoints ?? 0,
      baseInCents: sum(ofCode.map(({ netInCents }) => netInCents)),
      ivaInCents: sum(ofCode.map(({ ivaInCents }) => ivaInCents)),
    }
  })
}

/** One per kind of line whose money is a third party's, extra charges by name. Kinds of 0.00 are left out. */
export function thirdPartyItemsOf(lines: readonly BillLine[]): ThirdPartyItem[] {
  const taken = lines.filter(({ treatment }) => treatment === 'thirdParty')
  const strange = taken.find(({ name }) => !(name in CONCEPTS))
  if (strange) throw new RangeError(`${strange.name} is never money of a third party`)
  return THIRD_PARTY_NAMES.flatMap((name) =>
    groupsOf(name, taken).map((group) => ({ concept: CONCEPTS[name] ?? labelOf(group[0]), amountInCents: totalOf(group) })),
  ).filter(({ amountInCents }) => amountInCents !== 0)
}

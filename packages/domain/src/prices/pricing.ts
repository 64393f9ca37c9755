// What one order costs, always as lines that add up to the total (domain section 8).
import { type Customs, customsLinesOf } from '../customs/customs-lines.ts'
import type { Category } from '../rules/category.ts'
import type { Cents } from '../rules/money.ts'
import type { IvaTerms, RetailParameters } from '../rules/parameters.ts'
import type { Grams } from '../rules/weight.ts'
import {
  CUSTOMS_LINES,
  dutyOf,
  type PriceLine,
  type PriceLineName,
  purchaseOf,
  serviceOf,
  taxableOf,
  totalOf,
  type UntreatedLine,
} from './price-line.ts'
import { amountForWeight, percentOf } from './rates.ts'
import { type Treatment, treatmentOf } from './treatment.ts'

export type ExtraCharge = { label: string; amountInCents: Cents; treatment: Treatment }

/** An assisted purchase, or a dropshipping quote, that the order continues: its lines as agreed. */
export type PurchaseToBill = { lines: readonly PriceLine[] }

/** What decides the price of carrying a package. */
export type OrderToCarry = {
  category: Category
  isSpecial: boolean
  /** W: see billedWeight. */
  weightInGrams: Grams
  valueInCents: Cents
  hasDiscount: boolean
  /** Category B: its part of the declaration's duty. */
  dutyShareInCents: Cents
  /** Category C: what it is taxed by instead. */
  customs?: Customs | null | undefined
}

/** What is charged beside carrying it: free to change until the bill. */
export type ChargedBeside = {
  extraChargesInCents: readonly ExtraCharge[]
  purchase?: PurchaseToBill | undefined
}

export type OrderToPrice = OrderToCarry & ChargedBeside

export type OrderPrice = {
  lines: PriceLine[]
  serviceInCents: Cents
  purchaseInCents: Cents
  taxableInCents: Cents
  taxInCents: Cents
  dutyInCents: Cents
  totalInCents: Cents
}

export const priceOrder = (order: OrderToPrice, parameters: RetailParameters): OrderPrice =>
  completePrice(carriageLines(order, parameters), order, parameters)

/** What freezes when the weight is confirmed: N, V and the share of the duty; extra charges, treatments and IVA freeze with the bill. */
export function carriageLines(order: OrderToCarry, parameters: RetailParameters): UntreatedLine[] {
  const { percentageOfTheValueInBasisPoints } = parameters
  const freight = freightLine(order, parameters)
  const valuePercentage: UntreatedLine = {
    name: 'valuePercentage',
    amountInCents: percentOf(order.valueInCents, percentageOfTheValueInBasisPoints),
    basis: { ofInCents: order.valueInCents, rateInBasisPoints: percentageOfTheValueInBasisPoints },
  }
  const discounts = order.hasDiscount ? [discountLine(freight.amountInCents, parameters)] : []
  return [freight, ...discounts, valuePercentage, ...collectedForCustoms(order, parameters)]
}

const collectedForCustoms = (order: OrderToCarry, parameters: RetailParameters): UntreatedLine[] =>
  order.category === 'C' ? customsLinesOf(order, parameters) : [{ name: 'duty', amountInCents: order.dutyShareInCents }]

const CARRIAGE: readonly PriceLineName[] = ['freight', 'discount', 'valuePercentage']
const COLLECTED: readonly PriceLineName[] = CUSTOMS_LINES

/**
 * The whole price: lines of carriage, as they are now or were frozen, with what is charged beside them and the IVA of both.
 * All are treated by the terms given, but extra charges, which have a treatment of their own.
 */
export function completePrice(
  carriage: readonly UntreatedLine[],
  { extraChargesInCents, purchase }: ChargedBeside,
  terms: IvaTerms,
): OrderPrice {
  const treated = ({ name, amountInCents, basis, label }: UntreatedLine): PriceLine => ({
    ...{ name, amountInCents, treatment: treatmentOf(name, terms.treatments) },
    ...(basis && { basis }),
    ...(label && { label }),
  })
  const charged = [
    ...carriage.filter(({ name }) => CARRIAGE.includes(name)).map(treated),
    ...extraChargesInCents.map(extraChargeLine),
    ...(purchase?.lines ?? []).map(treated),
  ]
  const iva = ivaLine(charged, terms)
  const duty = carriage.filter(({ name }) => COLLECTED.includes(name)).map(treated)
  const lines = [...charged, iva, ...duty]
  return {
    lines,
    serviceInCents: serviceOf(lines),
    purchaseInCents: purchaseOf(lines),
    taxableInCents: taxableOf(lines),
    taxInCents: iva.amountInCents,
    dutyInCents: dutyOf(duty),
    totalInCents: totalOf(lines),
  }
}

/** IVA of the lines at the general rate, rounded once over their sum: of an order in an estimate, of all orders in a bill. */
export function ivaLine(lines: readonly PriceLine[], { ivaInBasisPoints }: Pick<IvaTerms, 'ivaInBasisPoints'>): PriceLine {
  const ofInCents = taxableOf(lines)
  const basis = { ofInCents, rateInBasisPoints: ivaInBasisPoints }
  return { name: 'iva', amountInCents: percentOf(ofInCents, ivaInBasisPoints), treatment: null, basis }
}

/** F: the weight at the price of its kind, never less than the minimum. */
function freightLine({ isSpecial, weightInGrams }: OrderToCarry, parameters: RetailParameters): UntreatedLine {
  const { minimumShippingPriceInCents } = parameters
  const rateInCentsPerKilogram = isSpecial ? parameters.specialPricePerKilogramInCents : parameters.pricePerKilogramInCents
  const byWeightInCents = amountForWeight(weightInGrams, rateInCentsPerKilogram)
  const isMinimum = byWeightInCents < minimumShippingPriceInCents
  const amountInCents = isMinimum ? minimumShippingPriceInCents : byWeightInCents
  return { name: 'freight', amountInCents, basis: { weightInGrams, rateInCentsPerKilogram, isMinimum } }
}

/** D comes after the minimum: a client with a discount may pay less than it. */
function discountLine(freightInCents: Cents, { discountByCustomerInBasisPoints }: RetailParameters): UntreatedLine {
  const basis = { ofInCents: freightInCents, rateInBasisPoints: discountByCustomerInBasisPoints }
  return { name: 'discount', amountInCents: 0 - percentOf(freightInCents, discountByCustomerInBasisPoints), basis }
}

const extraChargeLine = ({ label, amountInCents, treatment }: ExtraCharge): PriceLine => ({
  name: 'extraCharge',
  amountInCents,
  treatment,
  label,
})

import { shiftDecimals } from './decimal.ts'

export { parseDecimal } from './decimal.ts'

/** Weight is a whole number of grams. */
export type Grams = number

export const GRAMS_PER_POUND = 453.59237

export const gramsFromKilograms = (kilograms: number): Grams => Math.round(shiftDecimals(kilograms, 3))

export const gramsFromPounds = (pounds: number): Grams => Math.round(pounds * GRAMS_PER_POUND)

export const kilogramsFromGrams = (grams: Grams): number => shiftDecimals(grams, -3)

/** Pounds with three decimals: fine enough that turning them back gives the same gram. */
export const poundsFromGrams = (grams: Grams): number => shiftDecimals(Math.round(shiftDecimals(grams / GRAMS_PER_POUND, 3)), -3)

/** The weights of one package by origin: the client's estimate, Miami, Quito, and what an administrator set to be billed. */
export type Weights = {
  storeInGrams: Grams | null
  warehouseInGrams: Grams | null
  realInGrams: Grams | null
  finalInGrams: Grams | null
}

/** W of domain section 8: the weight that the price is computed from, null while nobody gave any. */
export const billedWeight = ({ storeInGrams, warehouseInGrams, realInGrams, finalInGrams }: Weights): Grams | null =>
  finalInGrams ?? realInGrams ?? warehouseInGrams ?? storeInGrams

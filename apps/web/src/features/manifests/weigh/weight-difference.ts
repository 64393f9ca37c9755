/** A scale may differ a little; more than this share of the weight in Miami deserves a look. */
const NOTABLE_SHARE = 0.05

export type WeightDifference = { grams: number; isNotable: boolean }

/** Quito less Miami. Null while one of the weights is not known. */
export function weightDifference(quitoInGrams: number | null, miamiInGrams: number | null): WeightDifference | null {
  if (quitoInGrams === null || miamiInGrams === null) return null
  const grams = quitoInGrams - miamiInGrams
  return { grams, isNotable: Math.abs(grams) > miamiInGrams * NOTABLE_SHARE }
}

import { expect, test } from 'vitest'
import { linesOfBoxes } from './lines-of-boxes.ts'

const by = { weightInGrams: 3_600, rateInCentsPerKilogram: 900, isMinimum: false }

test('what each box is charged for is one line of all, and what is charged once keeps how it came to be', () => {
  const tax = { name: 'iva' as const, amountInCents: 762, treatment: null, basis: { ofInCents: 5_080, rateInBasisPoints: 1_500 } }
  const lines = [
    { name: 'freight' as const, amountInCents: 3_240, treatment: 'general' as const, basis: by },
    { name: 'duty' as const, amountInCents: 2_000, treatment: 'thirdParty' as const },
    { name: 'freight' as const, amountInCents: 1_440, treatment: 'general' as const, basis: { ...by, weightInGrams: 1_600 } },
    { name: 'duty' as const, amountInCents: 2_000, treatment: 'thirdParty' as const },
    tax,
  ]
  expect(linesOfBoxes(lines)).toEqual([
    { name: 'freight', amountInCents: 4_680, treatment: 'general' as const },
    { name: 'duty', amountInCents: 4_000, treatment: 'thirdParty' as const },
    tax,
  ])
})

import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import type { FieldProblem } from './limit-problems.ts'

/** The sentence of a package that passes a limit of its category: how far, and what to do. */
export function useLimitSentence(): (problem: FieldProblem) => string {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return ({ code, details: { weightInGrams = 0, maxWeightInGrams = 0, valueInCents = 0, maxValueInCents = 0 } = {} }) =>
    t(`newOrder.${code}`, {
      maxWeight: `${format.number(maxWeightInGrams / 1_000)} kg`,
      weight: format.weight(weightInGrams),
      maxValue: `${format.number(maxValueInCents / 100)} USD`,
      value: format.money(valueInCents),
    })
}

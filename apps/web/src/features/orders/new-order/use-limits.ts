import type { RetailParameters } from '@app/domain'
import { useFormContext, useWatch } from 'react-hook-form'
import { limitProblems } from './limit-problems.ts'
import type { NewOrderValues } from './new-order-values.ts'
import { useLimitSentence } from './use-limit-sentence.ts'

/** The limits a package passes, in words, as soon as it does. */
export function useLimits(index: number, parameters: RetailParameters | undefined): { weight?: string; value?: string } {
  const { control } = useFormContext<NewOrderValues>()
  const [category, packages] = useWatch({ control, name: ['category', 'packages'] })
  const sentence = useLimitSentence()
  if (!parameters) return {}
  const problems = limitProblems({ category, packages }, index, parameters)
  const found = (code: string) => problems.find((problem) => problem.code.startsWith(code))
  const [weight, value] = [found('weightPasses'), found('valuePasses')]
  return { ...(weight ? { weight: sentence(weight) } : {}), ...(value ? { value: sentence(value) } : {}) }
}

// What keeps a new order from being sent, field by field: the contract's schema, and the rules that it cannot see. Loaded when the
// first field is entered.
import { newRequest } from '@app/contract/orders.contract'
import type { RetailParameters } from '@app/domain'
import { problemsIn } from '../../../ui/form/contract-checks.ts'
import { goodsProblem } from '../goods/goods-problems.ts'
import { type FieldProblem, limitProblems } from './limit-problems.ts'
import { type NewOrderValues, requestOf } from './new-order-values.ts'

export function problemsOf(values: NewOrderValues, parameters: RetailParameters | undefined): FieldProblem[] {
  const checked = newRequest.safeParse(requestOf(values))
  const issues = checked.success ? [] : checked.error.issues
  return [
    ...problemsIn(issues),
    ...values.packages.flatMap((_, index) => trackingProblems(values, index)),
    ...values.packages.flatMap((_, index) => classProblems(values, index)),
    ...values.packages.flatMap((_, index) => goodsProblems(values, index)),
    ...(parameters ? values.packages.flatMap((_, index) => limitProblems(values, index, parameters)) : []),
  ]
}

function trackingProblems({ packages }: NewOrderValues, index: number): FieldProblem[] {
  const one = packages[index]
  if (!one || one.tracking.trim() || one.files.tracking.length > 0) return []
  return [{ path: `packages.${index}.tracking`, code: 'trackingRequired' }]
}

/** Each item of category C has its class. */
function classProblems({ category, packages }: NewOrderValues, index: number): FieldProblem[] {
  const items = category === 'C' ? (packages[index]?.items ?? []) : []
  return items.flatMap(({ tariffId }, at) =>
    tariffId ? [] : [{ path: `packages.${index}.items.${at}.tariffId`, code: 'fieldRequired' }],
  )
}

/** Of what nobody brings, and of what may be a telephone. */
function goodsProblems({ category, packages }: NewOrderValues, index: number): FieldProblem[] {
  const items = packages[index]?.items ?? []
  return items.flatMap((item, at) => {
    const code = goodsProblem(item, category)
    return code ? [{ path: `packages.${index}.items.${at}.description`, code }] : []
  })
}

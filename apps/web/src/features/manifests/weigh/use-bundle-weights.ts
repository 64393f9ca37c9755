import type { Bundle } from '@app/contract/bundles.contract'
import { useState } from 'react'
import { useDraft } from '../../../ui/edit/use-draft.ts'

type Weights = Record<string, number | null | undefined>

/** The weights of a bundle's packages as they come off the scale; a reload keeps them. What was closed on its way is not weighed. */
export function useBundleWeights({ id, orders }: Bundle) {
  const draft = useDraft<Weights>(`weights-${id}`)
  const [weights, setWeights] = useState<Weights>(() => ({
    ...Object.fromEntries(orders.map((order) => [order.id, order.realWeightInGrams])),
    ...draft.read()?.values,
  }))
  const setWeight = (orderId: string, grams: number | null) => {
    const next = { ...weights, [orderId]: grams }
    setWeights(next)
    draft.keep(next)
  }
  const toWeigh = orders.filter(({ status }) => status !== 'removed')
  const given = toWeigh.flatMap((order) => {
    const weightInGrams = weights[order.id]
    return weightInGrams ? [{ orderId: order.id, weightInGrams }] : []
  })
  const complete = given.length === toWeigh.length ? given : null
  return { weights, setWeight, complete, forget: draft.forget }
}

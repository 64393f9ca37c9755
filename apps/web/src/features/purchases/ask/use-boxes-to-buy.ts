import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Box } from '../../orders/ways/typed-package.ts'
import type { ItemValues, PurchaseValues } from './purchase-values.ts'

type Form<Parsed> = UseFormReturn<PurchaseValues, unknown, Parsed>

/** What is too much for one declaration is bought box by box: the form holds one, the others wait until it is sent. */
export function useBoxesToBuy<Parsed>({ reset, getValues }: Form<Parsed>) {
  const [waiting, setWaiting] = useState<readonly Box<ItemValues>[]>([])
  const fill = ([first, ...others]: readonly Box<ItemValues>[]) => {
    if (!first) return
    setWaiting(others)
    const { items, weightInGrams } = first
    reset({ ...getValues(), items, weightInGrams, storeShippingInCents: null }, { keepDefaultValues: true })
    window.scrollTo({ top: 0 })
  }
  return { left: waiting.length, begin: fill, goOn: () => fill(waiting) }
}

import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from '../../../ui/edit/use-search-params.ts'
import { carriedOverFrom } from '../../orders/new-order/carried-over.ts'
import { emptyItem, type PurchaseValues } from './purchase-values.ts'

type Form<Parsed> = UseFormReturn<PurchaseValues, unknown, Parsed> & { hadDraft: boolean }

/** What a quote carries over joins what was typed before, and leaves the address: a reload does not carry it over once more. */
export function useCarriedOver<Parsed>({ getValues, setValue, hadDraft }: Form<Parsed>): void {
  const [search, setSearch] = useSearchParams()
  const waiting = useRef(carriedOverFrom(search))
  useEffect(() => {
    const carried = waiting.current
    if (!carried) return
    waiting.current = null
    const { packages, category, storeShippingInCents } = carried
    const items = packages.flatMap((one) => one.items)
    setValue('items', [...(hadDraft ? getValues('items') : []), ...items.map((item) => ({ ...emptyItem(), ...item }))])
    if (!hadDraft) setValue('category', category)
    if (storeShippingInCents) setValue('storeShippingInCents', (getValues('storeShippingInCents') ?? 0) + storeShippingInCents)
    setSearch({ new: '1' }, { replace: true })
  }, [getValues, setValue, hadDraft, setSearch])
}

// The bundle under construction outlives a reload and another job of the station: its packages' codes are kept, sealed, for whoever
// scanned them; what is known of the packages is asked for again.
import type { Order } from '@app/contract/orders.contract'
import type { RetailParameters } from '@app/domain'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDraft } from '../../../ui/edit/use-draft.ts'
import { findOrders } from '../scan/find-orders.ts'
import { whyNotNow } from './why-not-now.ts'

type Kept = { codes: readonly string[] }
/** `gone`: what does not travel in it any more. */
export type LeftDraft = { isAny: boolean; draft: readonly Order[]; gone: readonly string[] }

const NAME = 'assembling'
const NONE: LeftDraft = { isAny: false, draft: [], gone: [] }

/** What this person left unfinished, as far as it may still travel together. */
export function useLeftDraft(parameters: RetailParameters) {
  const client = useQueryClient()
  const { read } = useDraft<Kept>(NAME)
  const [codes] = useState(() => read()?.values.codes ?? [])
  return useQuery({
    queryKey: ['assembling', 'left', codes],
    queryFn: () => (codes.length === 0 ? NONE : backOf(client, codes, parameters)),
    ...(codes.length === 0 && { initialData: NONE }),
    // Once for each time that the station is opened: what is scanned afterwards is its own.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

async function backOf(client: QueryClient, codes: readonly string[], parameters: RetailParameters): Promise<LeftDraft> {
  const found = await Promise.all(
    codes.map(async (code) => (await findOrders([code])).find((order) => order.code === code) ?? code),
  )
  const draft: Order[] = []
  const gone: string[] = []
  // One after another, as they were scanned: each joins those that are back.
  for (const one of found) {
    if (typeof one === 'string') gone.push(one)
    else if (await whyNotNow(client, one, draft, parameters)) gone.push(one.code)
    else draft.push(one)
  }
  return { isAny: true, draft, gone }
}

/** Kept with every scan; gone with the bundle that is made, and with the last package that is taken out. */
export function useKeepDraft(draft: readonly Order[]): void {
  const { keep, forget } = useDraft<Kept>(NAME)
  useEffect(() => {
    if (draft.length === 0) forget()
    else keep({ codes: draft.map(({ code }) => code) })
  }, [draft, keep, forget])
}

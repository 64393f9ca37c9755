import type { RunItem } from '@app/contract/runs/runs.contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { showRefusal } from '../../../api/show-refusal.ts'
import { useCancelRun, useLeftOfRun, usePreviewRun, useRun, useStartRun } from '../../runs/runs.queries.ts'
import type { DraftBundle } from './proposal.ts'

/** Why a proposed bundle was not made. */
export type NotMade = { number: number; error: ApiError }
export type Ended = { runId: string; made: readonly number[]; notMade: readonly NotMade[] }

type Listening = { onStarted: (runId: string) => void; onEnded: (ended: Ended) => void }
type Under = { runId: string; bundles: readonly DraftBundle[] }

/** Bundles are made by a run: it goes on where the page is left. Each by itself, so that what is refused holds up none of the others. */
export function useMaking({ onStarted, onEnded }: Listening) {
  const preview = usePreviewRun()
  const start = useStartRun()
  const cancel = useCancelRun()
  const [asked, setAsked] = useState(0)
  const [under, setUnder] = useState<Under | null>(null)
  const { data: run } = useRun(under?.runId ?? null)
  const hasEnded = run?.state === 'done' || run?.state === 'cancelled'
  const { data: left } = useLeftOfRun(under?.runId ?? '', hasEnded)
  useEffect(() => {
    if (!under || !left) return
    setUnder(null)
    onEnded({ runId: under.runId, ...outcomeOf(under.bundles, left) })
  }, [under, left, onEnded])

  const make = (bundles: readonly DraftBundle[]) => {
    setAsked(bundles.length)
    const values = { bundles: bundles.map(({ orders }) => ({ orderIds: orders.map(({ id }) => id) })) }
    preview.mutate({ act: 'createBundles', values }, { onSuccess: ({ id }) => begin(id, bundles), onError: showRefusal })
  }
  const begin = (runId: string, bundles: readonly DraftBundle[]) => {
    const onSuccess = () => {
      setUnder({ runId, bundles })
      onStarted(runId)
    }
    start.mutate(runId, { onSuccess, onError: showRefusal })
  }
  const { counts } = run ?? {}
  return {
    make,
    stop: () => under && cancel.mutate(under.runId, { onError: showRefusal }),
    isMaking: preview.isPending || start.isPending || under !== null,
    progress: { done: counts ? counts.total - counts.waiting : 0, of: counts?.total ?? asked },
  }
}

/** What is left of a run is named by its first package. */
function outcomeOf(bundles: readonly DraftBundle[], left: readonly RunItem[]): Pick<Ended, 'made' | 'notMade'> {
  const byOrder = new Map(left.map((item) => [item.record.id, item]))
  const made: number[] = []
  const notMade: NotMade[] = []
  for (const { number, orders } of bundles) {
    const item = byOrder.get(orders[0]?.id ?? '')
    if (!item) made.push(number)
    else if (item.reason !== null) notMade.push({ number, error: refusalOf(item.reason, item.details) })
  }
  return { made, notMade }
}

const CONFLICT = 409
const refusalOf = (code: string, details: RunItem['details']) =>
  new ApiError({ statusCode: CONFLICT, code, message: code, ...(details && { details }) })

import { createBill } from '@app/contract/endpoints/bills'
import { removeBundle } from '@app/contract/endpoints/bundles'
import { setValue } from '@app/contract/endpoints/order-actions'
import { bookStatementLine } from '@app/contract/endpoints/payments'
import type { Run } from '@app/contract/runs/runs.contract'
import type { Duties } from '@app/domain'
import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { showRefusal } from '../../api/show-refusal.ts'
import { useMay } from '../../session/use-may.ts'
import { filterOf } from './filter-of-query.ts'
import { usePreviewRun, useRun, useStartRun } from './runs.queries.ts'

const RunDialog = lazy(async () => ({ default: (await import('./run-dialog.tsx')).RunDialog }))

/** Those that begin with a button of their own. */
type PlainAct = Extract<Run['act'], 'approveOrders' | 'billClients' | 'bookStatementLines' | 'removeBundles'>

/** What an act does with each. */
const CALLS: Record<PlainAct, { duties?: Duties }> = {
  approveOrders: setValue,
  billClients: createBill,
  bookStatementLines: bookStatementLine,
  removeBundles: removeBundle,
}

type Props = {
  act: PlainAct
  /** The chosen records, the parameters of their list, or another run over them. */
  wanted: { ids: readonly string[] } | { query: object } | { of: string }
  icon: ReactNode
  variant?: 'filled' | 'default'
  /** Whether there is anything left to do it with. The dialog of what was done stays, whatever the list says by then. */
  isOffered: boolean
  children: ReactNode
  /** Once the dialog is closed over a run that was started. */
  onStarted?: () => void
  /** Whether what it would do is what the page said already: the press is the yes, and the page says how far it is. */
  startsAtOnce?: (run: Run) => boolean
}

/** Begins an act with many: what it would do is shown first. */
export function RunButton({ act, wanted, icon, variant = 'filled', isOffered, children, onStarted, startsAtOnce }: Props) {
  const preview = usePreviewRun()
  const start = useStartRun()
  const [startedId, setStartedId] = useState<string | null>(null)
  // Without its dialog too, what it changed is asked for again once it ends.
  useRun(startedId)
  const [id, setId] = useState<string | null>(null)
  const may = useMay()
  const begin = () => {
    preview.mutate({ act, ...whichOf(wanted) }, { onSuccess: show, onError: showRefusal })
  }
  const show = (run: Run) => {
    if (!startsAtOnce?.(run)) return setId(run.id)
    start.mutate(run.id, { onSuccess: () => setStartedId(run.id), onError: showRefusal })
  }
  const close = (wasStarted: boolean) => {
    setId(null)
    if (wasStarted) onStarted?.()
  }
  return (
    <>
      {isOffered && may(CALLS[act]) ? (
        <Button variant={variant} leftSection={icon} loading={preview.isPending || start.isPending} onClick={begin}>
          {children}
        </Button>
      ) : null}
      <Suspense>{id ? <RunDialog id={id} onClose={close} /> : null}</Suspense>
    </>
  )
}

function whichOf(wanted: Props['wanted']) {
  if ('ids' in wanted) return { ids: [...wanted.ids] }
  return 'of' in wanted ? wanted : { filter: filterOf(wanted.query) }
}

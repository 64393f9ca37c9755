import type { Run } from '@app/contract/runs/runs.contract'
import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { usePreviewRun } from './runs.queries.ts'

const RunDialog = lazy(async () => ({ default: (await import('./run-dialog.tsx')).RunDialog }))

type Props = {
  act: Run['act']
  /** The chosen records, or the parameters of their list. */
  wanted: { ids: readonly string[] } | { query: object }
  icon: ReactNode
  variant?: 'filled' | 'default'
  /** Whether there is anything left to do it with. The dialog of what was done stays, whatever the list says by then. */
  isOffered: boolean
  children: ReactNode
  /** Once the dialog is closed over a run that was started. */
  onStarted?: () => void
}

/** Begins an act with many: what it would do is shown first. */
export function RunButton({ act, wanted, icon, variant = 'filled', isOffered, children, onStarted }: Props) {
  const preview = usePreviewRun()
  const [id, setId] = useState<string | null>(null)
  const begin = () => {
    const which = 'ids' in wanted ? { ids: [...wanted.ids] } : { filter: filterOf(wanted.query) }
    preview.mutate({ act, ...which }, { onSuccess: (run) => setId(run.id) })
  }
  const close = (wasStarted: boolean) => {
    setId(null)
    if (wasStarted) onStarted?.()
  }
  return (
    <>
      {isOffered ? (
        <Button variant={variant} leftSection={icon} loading={preview.isPending} onClick={begin}>
          {children}
        </Button>
      ) : null}
      <Suspense>{id ? <RunDialog id={id} onClose={close} /> : null}</Suspense>
    </>
  )
}

/** As the list's own address would have them. */
const filterOf = (query: object): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]): [string, string | string[]][] => {
      if (value === undefined || value === null) return []
      return [[name, Array.isArray(value) ? value.map(String) : String(value)]]
    }),
  )

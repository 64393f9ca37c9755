import type { Run } from '@app/contract/runs/runs.contract'
import { isUndoable } from '@app/domain'
import { Button, Loader, Progress } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { mayLeave } from '../../ui/edit/leave-guard.ts'
import { Link } from '../../ui/edit/link.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { placeOfResult } from './place-of-record.ts'
import { RunCounts } from './run-counts.tsx'
import styles from './run-dialog.module.css'
import { RunPapers } from './run-papers.tsx'
import { RunRefusals } from './run-refusals.tsx'
import { useCancelRun, useRun, useStartRun, useUndoRun } from './runs.queries.ts'
import { wordsOf } from './words-of-run.ts'

type Props = {
  /** None while its values are still chosen. */
  id: string | null
  onClose: (wasStarted: boolean) => void
  /** What chooses them. */
  children?: ReactNode
  title?: string
}

/** What it would do, then how far it is, which goes on when this is closed, then what came of it, and of its undo. */
export function RunDialog({ id, onClose, children, title }: Props) {
  const { t } = useTranslation('orders')
  const [undoId, setUndoId] = useState<string | null>(null)
  const run = useRun(undoId ?? id)
  useReturnFocus()
  const close = () => onClose(undoId !== null || (run.data ? run.data.startedAt !== null : false))
  const named = run.data ? t(`runs.${wordsOf(run.data)}.title`) : t('runs.title')
  return (
    <Dialog
      opened
      onClose={() => void mayLeave().then((may) => may && close())}
      title={id === null ? (title ?? named) : named}
      size={560}
    >
      {id === null ? (
        children
      ) : run.data ? (
        <RunBody run={run.data} onClose={close} onUndone={setUndoId} />
      ) : run.isError ? (
        <ErrorState error={run.error} onRetry={() => void run.refetch()} />
      ) : (
        <Loader aria-label={t('common:ui.loading')} />
      )}
    </Dialog>
  )
}

type BodyProps = { run: Run; onClose: () => void; onUndone: (id: string) => void }

function RunBody({ run, onClose, onUndone }: BodyProps) {
  const { t } = useTranslation('orders')
  const start = useStartRun()
  const cancel = useCancelRun()
  const undo = useUndoRun()
  const error = start.error ?? cancel.error ?? undo.error
  const canStart = run.state === 'previewed' && run.counts.waiting > 0
  const result = placeOfResult(run)
  return (
    <div className={styles.body}>
      {run.state === 'running' ? <RunProgress run={run} /> : <RunCounts run={run} />}
      <RunRefusals run={run} />
      {result && run.counts.done > 0 && run.state !== 'running' ? <Link to={result}>{t('runs.result')}</Link> : null}
      <RunPapers run={run} />
      {canStart ? <p className={styles.hint}>{isUndoable(run.act) ? t('runs.canUndo') : t(`runs.${run.act}.noUndo`)}</p> : null}
      {error ? (
        <p role="alert" className={styles.failure}>
          <Refusal error={error} />
        </p>
      ) : null}
      <div className={styles.buttons}>
        {run.state === 'running' ? (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(run.id)}>
            {t('runs.stop')}
          </Button>
        ) : null}
        {run.undoableUntil !== null ? (
          <Button
            variant="default"
            loading={undo.isPending}
            onClick={() => undo.mutate(run.id, { onSuccess: ({ id }) => onUndone(id) })}
          >
            {t('runs.undo.act')}
          </Button>
        ) : null}
        <Button variant="default" onClick={onClose}>
          {t(canStart ? 'common:ui.cancel' : 'common:ui.close')}
        </Button>
        {canStart ? (
          <Button data-autofocus loading={start.isPending} onClick={() => start.mutate(run.id)}>
            {t(`runs.${run.act}.confirm`, { count: run.counts.waiting })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function RunProgress({ run }: { run: Run }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { counts, by } = run
  const settled = counts.total - counts.waiting
  return (
    <div className={styles.progress}>
      <p role="status">{t('runs.progress', { done: format.number(settled), total: format.number(counts.total) })}</p>
      <Progress value={(100 * settled) / counts.total} aria-label={t(`runs.${wordsOf(run)}.title`)} />
      <p className={styles.hint}>{t('runs.goesOn', { name: by.name })}</p>
    </div>
  )
}

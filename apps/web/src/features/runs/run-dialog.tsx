import type { Run } from '@app/contract/runs/runs.contract'
import { Button, Loader, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { placeOfResult } from './place-of-record.ts'
import styles from './run-dialog.module.css'
import { RunRefusals } from './run-refusals.tsx'
import { useCancelRun, useRun, useStartRun } from './runs.queries.ts'

type Props = { id: string; onClose: (wasStarted: boolean) => void }

/** What it would do, then how far it is, which goes on when this is closed, then what came of it. */
export function RunDialog({ id, onClose }: Props) {
  const { t } = useTranslation('orders')
  const run = useRun(id)
  useReturnFocus()
  const close = () => onClose(run.data ? run.data.startedAt !== null : false)
  return (
    <Dialog opened onClose={close} title={run.data ? t(`runs.${run.data.act}.title`) : t('runs.title')} size={560}>
      {run.data ? (
        <RunBody run={run.data} onClose={close} />
      ) : run.isError ? (
        <ErrorState error={run.error} onRetry={() => void run.refetch()} />
      ) : (
        <Loader aria-label={t('common:ui.loading')} />
      )}
    </Dialog>
  )
}

function RunBody({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const start = useStartRun()
  const cancel = useCancelRun()
  const error = start.error ?? cancel.error
  const isPreview = run.state === 'previewed'
  const { waiting } = run.counts
  const result = placeOfResult(run)
  return (
    <div className={styles.body}>
      {run.state === 'running' ? <RunProgress run={run} /> : <RunCounts run={run} />}
      <RunRefusals run={run} />
      {result && run.counts.done > 0 && run.state !== 'running' ? <Link to={result}>{t('runs.result')}</Link> : null}
      {isPreview && waiting > 0 ? <p className={styles.hint}>{t(`runs.${run.act}.noUndo`)}</p> : null}
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
        <Button variant="default" onClick={onClose}>
          {t(isPreview && waiting > 0 ? 'common:ui.cancel' : 'common:ui.close')}
        </Button>
        {isPreview && waiting > 0 ? (
          <Button data-autofocus loading={start.isPending} onClick={() => start.mutate(run.id)}>
            {t(`runs.${run.act}.confirm`, { count: waiting })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function RunProgress({ run: { act, counts, by } }: { run: Run }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const settled = counts.total - counts.waiting
  return (
    <div className={styles.progress}>
      <p role="status">{t('runs.progress', { done: format.number(settled), total: format.number(counts.total) })}</p>
      <Progress value={(100 * settled) / counts.total} aria-label={t(`runs.${act}.title`)} />
      <p className={styles.hint}>{t('runs.goesOn', { name: by.name })}</p>
    </div>
  )
}

/** Only what there is; nothing to do is said in words. */
function RunCounts({ run: { act, state, counts, amountInCents, packages } }: { run: Run }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { waiting, done, unchanged, refused } = counts
  const rows = [
    { name: 'done', count: done },
    { name: state === 'cancelled' ? 'left' : 'waiting', count: waiting },
    { name: 'unchanged', count: unchanged },
    { name: 'refused', count: refused },
  ] as const
  return (
    <>
      <p role="status" className={styles.state}>
        {state === 'previewed' ? (waiting === 0 ? t('runs.nothing') : null) : t(`runs.states.${state}`)}
      </p>
      <dl className={styles.counts}>
        {rows
          .filter(({ count }) => count > 0)
          .map(({ name, count }) => (
            <div key={name}>
              <dt>{t(`runs.${act}.${name}`)}</dt>
              <dd className="tabular">
                {format.number(count)}
                {name === 'waiting' || (name === 'done' && waiting === 0) ? (
                  <span className={styles.hint}>
                    {packages !== null ? ` · ${t('runs.packages', { count: packages, number: format.number(packages) })}` : null}
                    {amountInCents !== null ? ` · ${format.money(amountInCents)}` : null}
                  </span>
                ) : null}
              </dd>
            </div>
          ))}
      </dl>
    </>
  )
}

import type { Run } from '@app/contract/runs/runs.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import { hasPapers } from './papers-of-run.ts'
import styles from './run-dialog.module.css'
import { useRecentRuns } from './runs.queries.ts'
import { wordsOf } from './words-of-run.ts'

const RunDialog = lazy(async () => ({ default: (await import('./run-dialog.tsx')).RunDialog }))

/** A run that is under way, whoever comes back to the page; or the newest one, where something of it was refused, it can be undone, or its papers are still to be printed. */
export function RecentRun({ acts, except = null }: { acts: readonly Run['act'][]; except?: string | null }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const recent = useRecentRuns(acts)
  const [id, setId] = useState<string | null>(null)
  // The page tells of that one itself.
  const runs = recent.data?.runs.filter((one) => one.id !== except) ?? []
  const isOfUse = ({ act, counts, undoableUntil }: Run) =>
    counts.refused > 0 || undoableUntil !== null || (hasPapers(act) && counts.done > 0)
  const run = runs.find(({ state }) => state === 'running') ?? runs.slice(0, 1).find(isOfUse)
  const words = (shown: Run) => {
    const { total, waiting, done, refused } = shown.counts
    if (shown.state === 'running')
      return t('runs.progress', { done: format.number(total - waiting), total: format.number(total) })
    const numbers = { done: format.number(done), refused: format.number(refused) }
    return t(
      refused > 0 ? [`runs.${wordsOf(shown)}.last`, 'runs.last'] : [`runs.${wordsOf(shown)}.lastDone`, 'runs.lastDone'],
      numbers,
    )
  }
  return (
    <>
      {run ? (
        <p className={styles.recent}>
          <span>
            <strong>{t(`runs.${wordsOf(run)}.title`)}</strong> · {words(run)}
          </span>
          <Button variant="subtle" size="compact-sm" onClick={() => setId(run.id)}>
            {t('runs.see')}
          </Button>
        </p>
      ) : null}
      <Suspense>{id ? <RunDialog id={id} onClose={() => setId(null)} /> : null}</Suspense>
    </>
  )
}

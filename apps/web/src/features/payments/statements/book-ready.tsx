import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { useTranslation } from 'react-i18next'
import { RecentRun } from '../../runs/recent-run.tsx'
import { RunButton } from '../../runs/run-button.tsx'
import { useRecentRuns } from '../../runs/runs.queries.ts'
import styles from './statements.module.css'

const ACTS = ['bookStatementLines'] as const

/** Books every ready line by one press, and says how far the server is, whoever comes back; others than those shown are shown first. */
export function BookReady({ readyCount, wanted }: { readyCount: number; wanted: object }) {
  const { t } = useTranslation('accounts')
  const recent = useRecentRuns(ACTS)
  const isRunning = recent.data?.runs.some(({ state }) => state === 'running') ?? false
  const isOffered = readyCount > 0 && !isRunning
  return (
    <section className={styles.ready} aria-live="polite">
      {isOffered ? <p>{t('statements.readyHelp', { count: readyCount })}</p> : null}
      <RunButton
        act="bookStatementLines"
        wanted={{ query: wanted }}
        icon={<IconChecks aria-hidden />}
        isOffered={isOffered}
        startsAtOnce={({ counts }) => counts.waiting === readyCount}
      >
        {t('statements.bookReady', { count: readyCount })}
      </RunButton>
      <RecentRun acts={ACTS} />
    </section>
  )
}

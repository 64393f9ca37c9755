import type { Dashboard } from '@app/contract/dashboard.contract'
import { getFiscalQueue } from '@app/contract/endpoints/fiscal/fiscal-documents'
import { businessDay, daysFromTo } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../session/use-may.ts'
import { Link } from '../../ui/edit/link.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './desktop.module.css'
import { FiscalTile } from './fiscal-tile.tsx'
import { type QueueName, STAGES, type Stage } from './queue-links.ts'

/** What waits, stage by stage, each number the way to where it is done. */
export function QueueBoard({ queues, oldest }: Pick<Dashboard, 'queues' | 'oldest'>) {
  const { t } = useTranslation('administrator')
  const may = useMay()
  const showsFiscal = (stage: Stage) => stage === 'counter' && may(getFiscalQueue)
  const shown = STAGES.map(({ stage, queues: all }) => ({ stage, waiting: all.filter(({ call }) => may(call)) })).filter(
    ({ stage, waiting }) => waiting.length > 0 || showsFiscal(stage),
  )
  return (
    <div className={styles.board}>
      {shown.map(({ stage, waiting }) => (
        <section key={stage} className={styles.stage} aria-labelledby={`stage-${stage}`}>
          <h2 id={`stage-${stage}`} className={styles.stageName}>
            {t(`desktop.stages.${stage}`)}
          </h2>
          <ul className={styles.queues}>
            {waiting.map(({ name, to }) => (
              <li key={name}>
                <Queue name={name} to={to} count={queues[name]} oldestAt={oldest[name]} />
              </li>
            ))}
            {showsFiscal(stage) ? <FiscalTile /> : null}
          </ul>
        </section>
      ))}
    </div>
  )
}

type QueueProps = { name: QueueName; to: string; count: number; oldestAt: string | null }

function Queue({ name, to, count, oldestAt }: QueueProps) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const ageOf = (since: string) => {
    const days = Math.max(0, daysFromTo(businessDay(new Date(since)), businessDay(new Date())))
    return days === 0 ? t('desktop.oldestToday') : t('desktop.oldest', { count: days, number: format.number(days) })
  }
  return (
    <Link to={to} className={styles.queue} data-empty={count === 0}>
      <span className={styles.count}>{format.number(count)}</span>
      <span className={styles.queueName}>{t(`desktop.queues.${name}`)}</span>
      <span className={styles.hint}>{t(count === 0 ? 'desktop.nothingWaits' : `desktop.hints.${name}`)}</span>
      {oldestAt ? <span className={styles.oldest}>{ageOf(oldestAt)}</span> : null}
    </Link>
  )
}

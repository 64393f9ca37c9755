import { Button } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { showSuccess } from '../../../ui/say/toast.ts'
import { Chip, type Tone } from '../../../ui/show/chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { type QueueEntry, wayBack } from '../../scan-queue/queue-machine.ts'
import { takeBack } from '../../scan-queue/scan-queue.ts'
import { LabelButton } from '../label-button.tsx'
import { useLabels } from '../labels.queries.ts'
import card from '../station-card.module.css'
import styles from './last-scans.module.css'

type ScanState = 'received' | 'incomplete' | 'unmatched' | 'arrived' | 'reported' | 'waiting' | 'refused' | 'undone'

// biome-ignore format: a table reads best as a table
const TONES: Record<ScanState, Tone> = {
  received: 'green', incomplete: 'orange', unmatched: 'teal', arrived: 'green', reported: 'blue', waiting: 'blue', refused: 'red', undone: 'neutral',
}

/** The last packages of this person, each with its way back; not drawn again with every key of the scanner. */
export const LastScans = memo(function LastScans({ latest }: { latest: readonly QueueEntry[] }) {
  const { t } = useTranslation('warehouse')
  const undone = new Set(
    latest.flatMap(({ task, state }) => (task.kind === 'undo' && state !== 'refused' && state !== 'dropped' ? task.of : [])),
  )
  const scans = latest.filter(({ task }) => task.kind !== 'undo')
  const labelled = scans.flatMap((entry) =>
    ['received', 'incomplete', 'unmatched'].includes(stateOf(entry, undone)) ? (entry.result?.id ?? []) : [],
  )
  const labels = useLabels()
  return (
    <section className={styles.recent} aria-labelledby="last-scans">
      <header className={styles.recentHead}>
        <h2 id="last-scans" className={styles.recentTitle}>
          {t('recent')}
        </h2>
        {labelled.length > 1 ? (
          <Button
            variant="subtle"
            size="lg"
            leftSection={<IconPrinter aria-hidden />}
            loading={labels.isPending}
            onClick={() => labels.mutate([...new Set(labelled)])}
          >
            {t('label.all', { count: labelled.length })}
          </Button>
        ) : null}
      </header>
      {scans.length === 0 ? (
        <p className={card.quiet}>{t('noRecent')}</p>
      ) : (
        <ol className={styles.receipts}>
          {scans.map((entry) => (
            <Scan key={entry.id} entry={entry} state={stateOf(entry, undone)} />
          ))}
        </ol>
      )}
    </section>
  )
})

function stateOf({ id, state, result }: QueueEntry, undone: ReadonlySet<string>): ScanState {
  if (state === 'dropped' || undone.has(id)) return 'undone'
  return state === 'sent' && result ? result.kind : state === 'refused' ? 'refused' : 'waiting'
}

function Scan({ entry, state }: { entry: QueueEntry; state: ScanState }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const { label, result, at, task } = entry
  const code = result?.code || label.code || label.number
  return (
    <li className={styles.receipt} data-undone={state === 'undone'}>
      <div className={styles.receiptHead}>
        <strong>{code}</strong>
        {label.weightInGrams ? <span className="tabular">{format.weight(label.weightInGrams)}</span> : null}
      </div>
      <p className={card.quiet}>{label.clientName ?? t('noClient')}</p>
      {label.number === code ? null : <p className={card.quiet}>{label.number}</p>}
      <div className={styles.receiptFoot}>
        <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
        <time className={card.quiet} dateTime={at}>
          {format.instant(at, task.kind === 'arrive' ? 'UIO' : 'MIA')}
        </time>
      </div>
      {state === 'undone' ? null : (
        <div className={styles.receiptTools}>
          {wayBack(entry) ? <UndoButton entry={entry} code={code} /> : null}
          {result && task.kind !== 'arrive' ? <LabelButton orderId={result.id} code={code} label={t('label.short')} /> : null}
        </div>
      )}
    </li>
  )
}

function UndoButton({ entry, code }: { entry: QueueEntry; code: string }) {
  const { t } = useTranslation('warehouse')
  const { userId } = useActor()
  const [isRunning, setRunning] = useState(false)
  const undo = async () => {
    setRunning(true)
    const wasNeverSent = await takeBack(userId, entry).finally(() => setRunning(false))
    showSuccess(t(wasNeverSent ? 'forgotten' : 'undone'))
  }
  return (
    <Button
      variant="subtle"
      size="lg"
      leftSection={<IconArrowBackUp aria-hidden />}
      loading={isRunning}
      onClick={() => void undo()}
      aria-label={t('undoOf', { code })}
    >
      {t('undo')}
    </Button>
  )
}

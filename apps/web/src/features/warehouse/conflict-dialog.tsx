import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { useActor } from '../../session/use-actor.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useWeightDoubt } from '../../ui/show/use-weight-doubt.ts'
import type { Decision, QueueEntry } from '../scan-queue/queue-machine.ts'
import { photosOf } from '../scan-queue/queue-store.ts'
import { decideScan } from '../scan-queue/scan-queue.ts'
import { doubtsOf } from '../weighing/doubts-of.ts'
import styles from './conflict-dialog.module.css'
import { Fact } from './match/match-card.tsx'
import { Preview } from './photo-field.tsx'
import row from './photo-row.module.css'
import card from './station-card.module.css'

type Props = { refused: readonly QueueEntry[]; onClose: () => void }

/** What the server did not take, one by one, with why and what can be done about it. */
export function ConflictDialog({ refused, onClose }: Props) {
  const { t } = useTranslation('warehouse')
  const [entry] = refused
  if (!entry) return null
  return (
    <Dialog opened onClose={onClose} size={560} centered title={t('conflict.title', { count: refused.length })}>
      <Conflict key={entry.id} entry={entry} />
    </Dialog>
  )
}

function Conflict({ entry }: { entry: QueueEntry }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const { userId } = useActor()
  const [isRunning, setRunning] = useState(false)
  const [isDropping, setDropping] = useState(false)
  const { label, at, refusal, task } = entry
  const decide = (kind: Decision['kind']) => {
    setRunning(true)
    void decideScan(userId, entry.id, kind).finally(() => setRunning(false))
  }
  const isDoubtful = refusal?.code === 'weightDoubtful'
  const isElsewhere = refusal?.code === 'receivedElsewhere'
  return (
    <div className={styles.conflict}>
      <p className={styles.conflictWhy} role="alert">
        {useWhy(entry)}
      </p>
      <dl className={card.facts}>
        <Fact name={t('order')} value={label.code ?? '—'} />
        <Fact name={t('tracking')} value={label.number} />
        <Fact name={t('client')} value={label.clientName ?? t('noClient')} />
        <Fact name={t('weight')} value={label.weightInGrams ? format.weight(label.weightInGrams) : '—'} />
        <Fact name={t('conflict.scannedAt')} value={format.instant(at, task.kind === 'arrive' ? 'UIO' : 'MIA')} />
      </dl>
      {entry.photos.length > 0 ? <KeptPhotos entry={entry} /> : null}
      <div className={styles.decisions}>
        {isElsewhere ? (
          <Button size="lg" loading={isRunning} onClick={() => decide('mine')} data-autofocus>
            {t('conflict.mine')}
          </Button>
        ) : isDoubtful ? (
          <Button size="lg" loading={isRunning} onClick={() => decide('confirmWeight')} data-autofocus>
            {t('conflict.confirmWeight')}
          </Button>
        ) : (
          <Button size="lg" loading={isRunning} onClick={() => decide('again')} data-autofocus>
            {t('conflict.again')}
          </Button>
        )}
        {task.kind === 'receive' && !isElsewhere && !isDoubtful ? (
          <Button size="lg" variant="default" loading={isRunning} onClick={() => decide('asUnmatched')}>
            {t('conflict.asUnmatched')}
          </Button>
        ) : null}
        <Button
          size="lg"
          variant="default"
          loading={isRunning}
          onClick={() => (isElsewhere || isDropping ? decide('drop') : setDropping(true))}
        >
          {t(isElsewhere ? 'conflict.theirs' : isDropping ? 'conflict.dropSurely' : 'conflict.drop')}
        </Button>
      </div>
    </div>
  )
}

function KeptPhotos({ entry }: { entry: QueueEntry }) {
  const [photos, setPhotos] = useState<readonly File[]>([])
  useEffect(() => {
    let isLeft = false
    void photosOf(entry).then((found) => !isLeft && setPhotos(found))
    return () => {
      isLeft = true
    }
  }, [entry])
  return (
    <div className={row.photos}>
      {photos.map((photo) => (
        <Preview key={`${photo.name}-${photo.size}`} photo={photo} />
      ))}
    </div>
  )
}

/** The server's reason, or what this station found out before it asked. */
function useWhy({ refusal, label }: QueueEntry): ReactNode {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const { figuresOf } = useWeightDoubt()
  if (!refusal) return ''
  const [doubt] = doubtsOf(refusal)
  if (doubt) return figuresOf(doubt)
  const { code, details } = refusal
  if (code === 'receivedElsewhere')
    return t('conflict.receivedElsewhere', {
      weight: format.weight(Number(details.weightInGrams ?? 0)),
      time: format.instant(String(details.at), 'MIA'),
      mine: format.weight(label.weightInGrams ?? 0),
    })
  if (code === 'tooOld') return t('conflict.tooOld')
  return <Refusal error={new ApiError({ statusCode: 409, ...refusal })} />
}

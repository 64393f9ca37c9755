import { Button } from '@mantine/core'
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useExpected } from '../../scan-queue/expected.queries.ts'
import type { QueueView } from '../../scan-queue/use-scan-queue.ts'
import styles from './queue-bar.module.css'

const ConflictDialog = lazy(() => import('../conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })))

type Props = { queue: QueueView & { isConnected: boolean } }

/** Whether the server is there, how many scans wait for it, and how many it did not take. */
export function QueueBar({ queue: { isConnected, waiting, others, refused } }: Props) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const { userId } = useActor()
  const { data: copyFrom } = useExpected(userId, isConnected)
  const [isDeciding, setDeciding] = useState(false)
  const state = !isConnected ? 'offline' : waiting > 0 ? 'sending' : 'online'
  const BarIcon = { offline: IconCloudOff, sending: IconCloudUp, online: IconCloudCheck }[state]
  return (
    <div className={styles.queue} data-state={state}>
      <p className={styles.queueState} role="status">
        <BarIcon aria-hidden />
        <span>
          <strong>{t(`queue.${state}`)}</strong>
          {waiting > 0 ? ` · ${t('queue.waiting', { count: waiting })}` : null}
        </span>
      </p>
      {isConnected ? (
        copyFrom && <p className={styles.quiet}>{t('queue.ready')}</p>
      ) : (
        <p>{copyFrom ? t('queue.copyFrom', { time: format.instant(copyFrom, 'MIA') }) : t('queue.noCopy')}</p>
      )}
      {others > 0 ? <p>{t('queue.others', { count: others })}</p> : null}
      {refused.length > 0 ? (
        <Button size="lg" className={styles.conflicts} onClick={() => setDeciding(true)}>
          {t('queue.refused', { count: refused.length })}
        </Button>
      ) : null}
      {isDeciding && refused.length > 0 ? (
        <Suspense>
          <ConflictDialog refused={refused} onClose={() => setDeciding(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

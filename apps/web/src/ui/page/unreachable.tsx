import { Button } from '@mantine/core'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startSession } from '../../session/session.ts'
import { EmptyState } from '../show/empty-state.tsx'
import styles from './page-loading.module.css'

const FIRST_WAIT_IN_MILLISECONDS = 2_000
const LONGEST_WAIT_IN_MILLISECONDS = 30_000

/** The server did not answer: the session stays, and is tried again by itself, at once when the connection returns. */
export function Unreachable() {
  const { t } = useTranslation()
  const [attempts, setAttempts] = useState(0)
  const [isTrying, setTrying] = useState(false)
  const retry = useCallback(async () => {
    setTrying(true)
    await startSession()
    setTrying(false)
    setAttempts((count) => count + 1)
  }, [])
  useEffect(() => {
    const wait = Math.min(FIRST_WAIT_IN_MILLISECONDS * 2 ** attempts, LONGEST_WAIT_IN_MILLISECONDS)
    const timer = setTimeout(() => void retry(), wait)
    const now = () => void retry()
    addEventListener('online', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [attempts, retry])
  return (
    <main className={styles.loading}>
      <EmptyState
        icon={IconCloudOff}
        title={t('ui.unreachable')}
        sentence={t('ui.unreachableWhy')}
        action={
          <Button loading={isTrying} onClick={() => void retry()}>
            {t('ui.tryAgain')}
          </Button>
        }
      />
    </main>
  )
}

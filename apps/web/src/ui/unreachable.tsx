import { Button } from '@mantine/core'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { startSession } from '../session/session.ts'
import { EmptyState } from './empty-state.tsx'
import styles from './page-loading.module.css'

/** The server did not answer: the session stays, and the connection's return tries again by itself. */
export function Unreachable() {
  const { t } = useTranslation()
  useEffect(() => {
    const retry = () => void startSession()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <main className={styles.loading}>
      <EmptyState
        icon={IconCloudOff}
        title={t('ui.unreachable')}
        sentence={t('ui.unreachableWhy')}
        action={<Button onClick={() => void startSession()}>{t('ui.tryAgain')}</Button>}
      />
    </main>
  )
}

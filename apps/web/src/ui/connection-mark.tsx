import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { currentlyConnected, subscribeToConnection } from '../api/connection.ts'
import styles from './call-notices.module.css'

/** Stands there while the server cannot be reached, and goes by itself. */
export function ConnectionMark() {
  const { t } = useTranslation()
  const isConnected = useSyncExternalStore(subscribeToConnection, currentlyConnected)
  return (
    <div role="status">
      {isConnected ? null : (
        <p className={styles.notice} data-tone="offline">
          <IconWifiOff aria-hidden />
          <span>{t('ui.offline')}</span>
        </p>
      )}
    </div>
  )
}

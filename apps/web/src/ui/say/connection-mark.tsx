import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { connectionLostAt, currentlyConnected, subscribeToConnection } from '../../api/connection.ts'
import { useFormat } from '../show/use-format.ts'
import styles from './call-notices.module.css'

/** Stands there while the server cannot be reached, says how old the screen is, and goes by itself. */
export function ConnectionMark() {
  const { t } = useTranslation()
  const format = useFormat()
  const lostAt = connectionLostAt()
  const isConnected = useSyncExternalStore(subscribeToConnection, currentlyConnected)
  return (
    <div role="status">
      {isConnected ? null : (
        <p className={styles.notice} data-tone="offline">
          <IconWifiOff aria-hidden />
          <span>{lostAt ? t('ui.offlineSince', { when: format.instant(lostAt) }) : t('ui.offline')}</span>
        </p>
      )}
    </div>
  )
}

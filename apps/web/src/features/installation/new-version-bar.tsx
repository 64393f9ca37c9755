import { Button } from '@mantine/core'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import styles from './new-version-bar.module.css'
import { putOff, startNewVersion } from './program.ts'
import { useHasNewVersion, useInstallation } from './use-installation.ts'

/** Above every screen while a newer version waits for the word of the person. */
export function NewVersionBar() {
  const { role } = useActor()
  useInstallation(role)
  const isThere = useHasNewVersion()
  return (
    <div className={styles.place} aria-live="polite">
      {isThere ? <Bar /> : null}
    </div>
  )
}

function Bar() {
  const { t } = useTranslation()
  const [isStarting, setStarting] = useState(false)
  const start = () => {
    setStarting(true)
    startNewVersion()
  }
  return (
    <div className={styles.bar}>
      <IconRefresh aria-hidden />
      <p>
        <strong>{t('program.newVersion')}</strong> {t('program.newVersionWhy')}
      </p>
      <div className={styles.actions}>
        <Button size="compact-sm" variant="subtle" onClick={putOff}>
          {t('program.later')}
        </Button>
        <Button size="compact-sm" loading={isStarting} onClick={start}>
          {t('program.update')}
        </Button>
      </div>
    </div>
  )
}

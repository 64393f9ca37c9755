import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddPasskey } from '../../features/second-factor/add-passkey.tsx'
import { PasskeysList } from '../../features/second-factor/passkeys-list.tsx'
import { knowsPasskeys } from '../../session/knows-passkeys.ts'
import styles from './section-card.module.css'
import { SectionCard } from './section-card.tsx'

/** The passkeys of one’s own sign-in. */
export function OwnPasskeys() {
  const { t } = useTranslation('second-factor')
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  return (
    <SectionCard title={t('passkeys.title')} sentence={t('passkeys.sentence')}>
      <PasskeysList />
      {isAdding ? <AddPasskey onDone={close} onCancel={close} /> : null}
      {isAdding ? null : knowsPasskeys() ? (
        <div className={styles.actions}>
          <Button onClick={() => setAdding(true)}>{t('passkeys.add')}</Button>
        </div>
      ) : (
        <p className={styles.sentence}>{t('passkeys.notHere')}</p>
      )}
    </SectionCard>
  )
}

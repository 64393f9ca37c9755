import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './section-card.module.css'
import { SectionCard } from './section-card.tsx'

const CloseOwnDialog = lazy(async () => ({
  default: (await import('../../features/closing/close-own-dialog.tsx')).CloseOwnDialog,
}))

/** The end of an account, by its owner. */
export function CloseAccountSection() {
  const { t } = useTranslation('profile')
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title={t('closeAccount.title')} sentence={t('closeAccount.sentence')}>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('closeAccount.open')}
        </Button>
      </div>
      <Suspense>{isOpen ? <CloseOwnDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </SectionCard>
  )
}

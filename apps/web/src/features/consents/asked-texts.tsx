import type { OwnConsents } from '@app/contract/consents.contract'
import { Button } from '@mantine/core'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './consents.module.css'

const AgreeDialog = lazy(async () => ({ default: (await import('./agree-dialog.tsx')).AgreeDialog }))

type Props = { asked: OwnConsents['asked']; onPutOff: () => void }

/** Which texts wait for an answer, and the way to give it. */
export function AskedTexts({ asked, onPutOff }: Props) {
  const { t } = useTranslation('texts')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.bar} aria-label={t('ask.title')}>
      <IconFileText aria-hidden />
      <p>
        <strong>{t('ask.title')}.</strong> {t('ask.bar', { texts: asked.map(({ kind }) => t(`short.${kind}`)).join(', ') })}
      </p>
      <div className={styles.actions}>
        <Button size="compact-sm" variant="subtle" onClick={onPutOff}>
          {t('ask.later')}
        </Button>
        <Button size="compact-sm" onClick={() => setOpen(true)}>
          {t('ask.open')}
        </Button>
      </div>
      <Suspense>
        {isOpen ? <AgreeDialog asked={asked} onLater={() => setOpen(false)} onAgreed={() => setOpen(false)} /> : null}
      </Suspense>
    </section>
  )
}

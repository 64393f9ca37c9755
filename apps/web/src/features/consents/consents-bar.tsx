import { Button } from '@mantine/core'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONSENTS_PUT_OFF_KEY, readStored, writeStored } from '../../session/storage.ts'
import { useActor } from '../../session/use-actor.ts'
import styles from './consents.module.css'
import { useConsents } from './consents.queries.ts'

const AgreeDialog = lazy(async () => ({ default: (await import('./agree-dialog.tsx')).AgreeDialog }))

/** Above a client's screens while a text waits for their answer; put off, it comes back at the next sign-in. It is in nobody's way. */
export function ConsentsBar() {
  const { t } = useTranslation('texts')
  const { userId } = useActor()
  const [isPutOff, setPutOff] = useState(() => readStored(CONSENTS_PUT_OFF_KEY) === userId)
  const [isOpen, setOpen] = useState(false)
  const consents = useConsents({ isNeeded: !isPutOff })
  const asked = consents.data?.asked ?? []
  if (isPutOff || asked.length === 0) return null
  const putOff = () => {
    writeStored(CONSENTS_PUT_OFF_KEY, userId)
    setPutOff(true)
  }
  return (
    <section className={styles.bar} aria-label={t('ask.title')}>
      <IconFileText aria-hidden />
      <p>
        <strong>{t('ask.title')}.</strong> {t('ask.bar', { texts: asked.map(({ kind }) => t(`short.${kind}`)).join(', ') })}
      </p>
      <div className={styles.actions}>
        <Button size="compact-sm" variant="subtle" onClick={putOff}>
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

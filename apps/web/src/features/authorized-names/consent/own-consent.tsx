import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './consent.module.css'
import { ConsentStatus } from './consent-status.tsx'

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }))

/** What a client sees of their consignee's consent, and the way to ask for it. */
export function OwnConsent({ person }: { person: AuthorizedName }) {
  const { t } = useTranslation('consents')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { state, askAgainFrom } = person.consent
  if (state === 'notNeeded') return null
  const isOpen = state !== 'given' && askAgainFrom === null
  return (
    <>
      <ConsentStatus consent={person.consent} />
      {isOpen ? (
        <p className={styles.actions}>
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            {state === 'notAsked' || state === 'unproven' ? t('ask.open') : t('ask.again')}
          </Button>
        </p>
      ) : null}
      {askAgainFrom && state !== 'given' ? (
        <p className={styles.quiet}>{t('ask.notBefore', { when: format.instant(askAgainFrom) })}</p>
      ) : null}
      <Suspense>{isAsking ? <AskDialog person={person} onClose={() => setAsking(false)} /> : null}</Suspense>
    </>
  )
}

import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs'
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { startSession } from '../../session/session.ts'
import { useIsMailing } from '../../session/use-is-mailing.ts'
import { useMe } from '../../session/use-session.ts'
import { EmailActions } from './email-actions.tsx'
import styles from './email-bar.module.css'

const ASKED_AGAIN_IN_MILLISECONDS = 15_000

/** Above every screen until the address is confirmed, perhaps on another device: the account is asked anew meanwhile. */
export function EmailBar() {
  const { t } = useTranslation('email')
  const { email } = useMe()
  const isMailing = useIsMailing()
  useEffect(() => {
    const askAgain = () => {
      if (document.visibilityState === 'visible') void startSession()
    }
    const timer = setInterval(askAgain, ASKED_AGAIN_IN_MILLISECONDS)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [])
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <IconMailExclamation aria-hidden />
      <p>
        <strong>{t('title')}.</strong>{' '}
        <Trans t={t} i18nKey={isMailing ? 'bar' : 'barByHand'} values={{ email }} components={{ address: <b /> }} />
      </p>
      <div className={styles.actions}>
        <EmailActions size="compact-sm" />
      </div>
    </section>
  )
}

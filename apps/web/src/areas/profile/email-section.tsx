import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeepEmail, useSendEmailLink } from '../../features/email-confirmation/email-confirmation.queries.ts'
import { useIsMailing } from '../../session/use-is-mailing.ts'
import { useMe } from '../../session/use-session.ts'
import styles from './section-card.module.css'
import { SectionCard } from './section-card.tsx'

const ChangeEmailDialog = lazy(async () => ({
  default: (await import('../../features/email-confirmation/change-email-dialog.tsx')).ChangeEmailDialog,
}))

/** The address that signs in, whether it is confirmed, and another one that waits to be. */
export function EmailSection() {
  const { t } = useTranslation('email')
  const { email, emailStatus, pendingEmail } = useMe()
  const keepEmail = useKeepEmail()
  const [isChanging, setChanging] = useState(false)
  const keep = () => keepEmail.mutate(email)
  const isOpen = emailStatus !== 'confirmed' || pendingEmail !== null
  return (
    <SectionCard title={t('section.title')} sentence={email}>
      <p>{t(`section.${emailStatus}`)}</p>
      {pendingEmail ? <p>{t('section.pending', { email: pendingEmail })}</p> : null}
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('section.change')}
        </Button>
        {pendingEmail ? (
          <Button variant="default" loading={keepEmail.isPending} onClick={keep}>
            {t('section.keep')}
          </Button>
        ) : null}
        {isOpen ? (
          <SendLink label={t(emailStatus === 'unproved' && pendingEmail === null ? 'section.confirm' : 'again')} />
        ) : null}
      </div>
      <Suspense>{isChanging ? <ChangeEmailDialog onClose={() => setChanging(false)} /> : null}</Suspense>
    </SectionCard>
  )
}

/** Where mails can be sent. */
function SendLink({ label }: { label: string }) {
  const isMailing = useIsMailing()
  const send = useSendEmailLink()
  if (!isMailing) return null
  return (
    <Button variant="default" loading={send.isPending} onClick={() => send.mutate()}>
      {label}
    </Button>
  )
}

import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMailing } from '../../session/use-is-mailing.ts'
import { useMe } from '../../session/use-session.ts'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { EmailActions } from './email-actions.tsx'
import styles from './once-email-confirmed.module.css'

/** What is closed until the address is confirmed says so, in place of a form that would be refused. */
export function OnceEmailConfirmed({ children }: { children: ReactNode }) {
  const { emailStatus } = useMe()
  return emailStatus === 'waiting' ? <Closed /> : children
}

/** The same in place of a whole page. */
export function PageOnceEmailConfirmed({ title, children }: { title: string; children: ReactNode }) {
  const { emailStatus } = useMe()
  if (emailStatus !== 'waiting') return children
  return (
    <Page title={title}>
      <Closed />
    </Page>
  )
}

function Closed() {
  const { t } = useTranslation('email')
  const { email } = useMe()
  const isMailing = useIsMailing()
  return (
    <EmptyState
      icon={IconMailExclamation}
      title={t('closed.title')}
      sentence={t(isMailing ? 'closed.sentence' : 'closed.byHand', { email })}
      action={
        <div className={styles.actions}>
          <EmailActions />
        </div>
      }
    />
  )
}

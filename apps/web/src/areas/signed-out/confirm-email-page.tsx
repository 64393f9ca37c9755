import { confirmEmail } from '@app/contract/endpoints/session'
import { SIGNED_OUT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { go, useFragment } from '../../session/location.ts'
import { startSession } from '../../session/session.ts'
import { useSession } from '../../session/use-session.ts'
import { callWithWork } from '../../session/work/call-with-work.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import styles from './form.module.css'
import { PageLink } from './page-link.tsx'
import { Welcome } from './welcome.tsx'

const OF_LINK = ['emailLinkWrong', 'emailLinkUsed', 'emailLinkExpired', 'emailTaken'] as const
type Refused = (typeof OF_LINK)[number]
type State = 'asked' | 'sending' | 'done' | Refused

/** Where the link of the mail leads, signed in or not. A press confirms, so that what only looks at links of mails does not. */
export function ConfirmEmailPage() {
  const token = new URLSearchParams(useFragment().slice(1)).get('token')
  return token ? <ConfirmEmail key={token} token={token} /> : <Failed reason="emailLinkWrong" />
}

function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation('signed-out')
  const [state, setState] = useState<State>('asked')
  const [failure, setFailure] = useState<unknown>(null)
  const confirm = async () => {
    setFailure(null)
    setState('sending')
    try {
      await callWithWork(confirmEmail, { token })
      setState('done')
    } catch (error) {
      const reason = OF_LINK.find((code) => error instanceof ApiError && error.code === code)
      if (!reason) setFailure(error)
      setState(reason ?? 'asked')
    }
  }
  if (state === 'done') return <Done />
  if (state !== 'asked' && state !== 'sending') return <Failed reason={state} />
  return (
    <Welcome title={t('confirmEmail.title')} sentence={t('confirmEmail.sentence')}>
      <div className={styles.form}>
        <p role="alert" className={styles.failure}>
          {failure ? <Refusal error={failure} /> : null}
        </p>
        <Button size="md" fullWidth loading={state === 'sending'} onClick={() => void confirm()}>
          {t('confirmEmail.submit')}
        </Button>
      </div>
    </Welcome>
  )
}

function Done() {
  const { t } = useTranslation('signed-out')
  const isSignedIn = useSession().state !== 'signedOut'
  return (
    <Welcome title={t('confirmEmail.doneTitle')} sentence={t('confirmEmail.doneSentence')}>
      <Onward label={t(isSignedIn ? 'confirmEmail.goOn' : 'confirmEmail.signIn')} />
    </Welcome>
  )
}

function Failed({ reason }: { reason: Refused }) {
  const { t } = useTranslation('signed-out')
  const isSignedIn = useSession().state !== 'signedOut'
  return (
    <Welcome title={t('confirmEmail.failedTitle')} sentence={t(`confirmEmail.${reason}`)}>
      <Onward label={t(isSignedIn ? 'confirmEmail.toAccount' : 'confirmEmail.signIn')} />
      {isSignedIn ? null : <p className={styles.foot}>{t('confirmEmail.help')}</p>}
      {isSignedIn ? null : (
        <p className={styles.foot}>
          <PageLink to={SIGNED_OUT_PATHS.passwordReset}>{t('signIn.forgot')}</PageLink>
        </p>
      )}
    </Welcome>
  )
}

/** Whoever is signed in here is asked for anew: the account may have changed. */
function Onward({ label }: { label: string }) {
  const isSignedIn = useSession().state !== 'signedOut'
  const leave = () => {
    go(isSignedIn ? '/' : SIGNED_OUT_PATHS.signIn, { replace: true })
    if (isSignedIn) void startSession()
  }
  return (
    <Button size="md" fullWidth onClick={leave}>
      {label}
    </Button>
  )
}

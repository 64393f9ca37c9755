import { signIn } from '@app/contract/endpoints/session'
import { FRONT_DOOR_PATH, SIGNED_OUT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { deviceMark } from '../../session/device-mark.ts'
import { handover } from '../../session/location.ts'
import { beginSession, openAnewWith } from '../../session/session.ts'
import { callWithWork } from '../../session/work/call-with-work.ts'
import styles from './form.module.css'
import { SecretField, TextField } from './form-fields.tsx'
import { PageLink } from './page-link.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useLightForm } from './use-light-form.ts'
import { Welcome } from './welcome.tsx'

// Not everybody has a second step.
const SignInCode = lazy(async () => ({ default: (await import('./sign-in-code.tsx')).SignInCode }))

type Values = { email: string; password: string }

/** The server says one sentence for every failed sign-in; only emptiness is said here. */
async function check({ email, password }: Values) {
  return { ...(email.trim() ? {} : { email: 'required' }), ...(password ? {} : { password: 'required' }) }
}

async function begin({ email, password }: Values, code?: string) {
  let isFetched = true
  // What opens next is fetched while the server thinks.
  import('../inside/inside.tsx').catch(() => {
    isFetched = false
  })
  const { accessToken } = await callWithWork(signIn, { email, password, code, device: deviceMark() })
  // What a browser could not fetch it does not ask for again until the page opens anew.
  if (isFetched) await beginSession(accessToken)
  else openAnewWith(accessToken)
}

async function byPasskey(typed?: Values): Promise<void> {
  const { signInByPasskey, passByPasskey } = await import('./sign-in-by-passkey.ts')
  return typed ? passByPasskey(typed) : signInByPasskey()
}

export function SignInPage() {
  const { t } = useTranslation('signed-out')
  const { email = '', notice } = handover()
  const [isCodeNeeded, setCodeNeeded] = useState(false)
  const send = (given: Values) =>
    begin(given).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'secondFactorNeeded')) throw error
      setCodeNeeded(true)
    })
  const light = useLightForm<Values>({ initial: { email, password: '' }, check, send })
  const { form, values, set, field, submit, failure, isSending } = light
  if (isCodeNeeded) {
    return (
      <Welcome title={t('code.title')} sentence={t('code.sentence')}>
        <Suspense>
          <SignInCode signIn={(code) => begin(values, code)} onBack={() => setCodeNeeded(false)} />
        </Suspense>
        <PasskeyButton label={t('code.usePasskey')} signIn={() => byPasskey(values)} />
      </Welcome>
    )
  }
  return (
    <Welcome title={t('signIn.title')} sentence={t('signIn.sentence')}>
      <div role="status">{notice ? <p className={styles.notice}>{t(`notices.${notice}`)}</p> : null}</div>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          field={field('email')}
          onChange={(value) => set('email', value)}
        />
        <SecretField
          label={t('password')}
          autoComplete="current-password"
          field={field('password')}
          onChange={(value) => set('password', value)}
        />
        <p className={styles.aside}>
          <PageLink to={SIGNED_OUT_PATHS.passwordReset}>{t('signIn.forgot')}</PageLink>
        </p>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <Button type="submit" size="md" loading={isSending} fullWidth>
          {t('signIn.submit')}
        </Button>
      </form>
      <PasskeyButton label={t('signIn.passkey')} signIn={() => byPasskey()} />
      <p className={styles.doors}>
        <PageLink to={SIGNED_OUT_PATHS.signUp}>{t('signIn.register')}</PageLink>
        <a href={`${FRONT_DOOR_PATH}#calcular`}>{t('signIn.calculate')}</a>
      </p>
    </Welcome>
  )
}

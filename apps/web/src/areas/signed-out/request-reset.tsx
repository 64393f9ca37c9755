import { requestPasswordReset } from '@app/contract/endpoints/session'
import { SIGNED_OUT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceMark } from '../../session/device-mark.ts'
import { useIsMailing } from '../../session/use-is-mailing.ts'
import { callWithWork } from '../../session/work/call-with-work.ts'
import styles from './form.module.css'
import { TextField } from './form-fields.tsx'
import { PageLink } from './page-link.tsx'
import { useLightForm } from './use-light-form.ts'
import { Welcome } from './welcome.tsx'

type Values = { email: string }

async function check({ email }: Values): Promise<Record<string, string>> {
  return email.includes('@') ? {} : { email: email.trim() ? 'emailNotValid' : 'required' }
}

/** Always the same sentence, even on failure (specification, section 8): nobody learns who has an account. */
export function RequestReset() {
  const { t } = useTranslation('signed-out')
  const isMailing = useIsMailing()
  const [asked, setAsked] = useState(false)
  const send = async ({ email }: Values) => {
    await callWithWork(requestPasswordReset, { email, device: deviceMark() }).catch(() => undefined)
    setAsked(true)
  }
  const { form, set, field, submit, isSending } = useLightForm<Values>({ initial: { email: '' }, check, send })
  return (
    <Welcome title={t('reset.title')} sentence={t(isMailing ? 'reset.sentence' : 'reset.byHand')}>
      <div role="status">{asked ? <p className={styles.notice}>{t('reset.asked')}</p> : null}</div>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          field={field('email')}
          onChange={(value) => {
            setAsked(false)
            set('email', value)
          }}
        />
        <Button type="submit" size="md" loading={isSending} fullWidth>
          {asked ? t('reset.again') : t(isMailing ? 'reset.submit' : 'reset.submitByHand')}
        </Button>
      </form>
      <p className={styles.foot}>
        <PageLink to={SIGNED_OUT_PATHS.signIn}>{t('backToSignIn')}</PageLink>
      </p>
    </Welcome>
  )
}

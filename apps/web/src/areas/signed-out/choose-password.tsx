import { confirmPasswordReset } from '@app/contract/endpoints/session'
import { SIGNED_OUT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { go } from '../../session/location.ts'
import { callWithWork } from '../../session/work/call-with-work.ts'
import { passwordProblem } from '../../ui/form/password-problem.ts'
import { PasswordStrength } from '../../ui/form/password-strength.tsx'
import styles from './form.module.css'
import { SecretField } from './form-fields.tsx'
import { PageLink } from './page-link.tsx'
import { useLightForm } from './use-light-form.ts'
import { Welcome } from './welcome.tsx'

type Values = { password: string; repeated: string }

async function check({ password, repeated }: Values) {
  const problem = passwordProblem(password)
  return {
    ...(problem ? { password: problem } : {}),
    ...(repeated === password ? {} : { repeated: repeated ? 'passwordsDoNotMatch' : 'required' }),
  }
}

/** An old or used link says so and offers a new one. */
export function ChoosePassword({ token }: { token: string }) {
  const { t } = useTranslation('signed-out')
  const [isOld, setOld] = useState(false)
  const send = async ({ password }: Values) => {
    try {
      await callWithWork(confirmPasswordReset, { token, password })
      go(SIGNED_OUT_PATHS.signIn, { replace: true, state: { notice: 'passwordChosen' } })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'resetTokenInvalid')) throw error
      setOld(true)
    }
  }
  const initial = { password: '', repeated: '' }
  const { form, values, set, field, submit, failure, isSending } = useLightForm<Values>({ initial, check, send })
  if (isOld) {
    return (
      <Welcome title={t('choose.oldTitle')} sentence={t('choose.oldSentence')}>
        <p>
          <PageLink to={SIGNED_OUT_PATHS.passwordReset}>{t('choose.newLink')}</PageLink>
        </p>
      </Welcome>
    )
  }
  return (
    <Welcome title={t('choose.title')} sentence={t('choose.sentence')}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <SecretField
          label={t('choose.password')}
          autoComplete="new-password"
          field={field('password')}
          onChange={(value) => set('password', value)}
        />
        <PasswordStrength password={values.password} />
        <SecretField
          label={t('choose.repeated')}
          autoComplete="new-password"
          field={field('repeated')}
          onChange={(value) => set('repeated', value)}
        />
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <Button type="submit" size="md" loading={isSending} fullWidth>
          {t('choose.submit')}
        </Button>
      </form>
    </Welcome>
  )
}

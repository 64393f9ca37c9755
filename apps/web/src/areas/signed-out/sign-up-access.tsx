import { useTranslation } from 'react-i18next'
import { PasswordStrength } from '../../ui/form/password-strength.tsx'
import styles from './form.module.css'
import { SecretField, TextField } from './form-fields.tsx'
import type { SignUpValues } from './sign-up-values.ts'
import type { LightForm } from './use-light-form.ts'

/** How the person will sign in. */
export function SignUpAccess({ form: { values, set, field } }: { form: LightForm<SignUpValues> }) {
  const { t } = useTranslation('signed-out')
  return (
    <fieldset className={styles.group}>
      <legend>{t('signUp.access')}</legend>
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
        autoComplete="new-password"
        field={field('password')}
        onChange={(value) => set('password', value)}
      />
      <PasswordStrength password={values.password} />
      <SecretField
        label={t('repeatedPassword')}
        autoComplete="new-password"
        field={field('repeated')}
        onChange={(value) => set('repeated', value)}
      />
    </fieldset>
  )
}

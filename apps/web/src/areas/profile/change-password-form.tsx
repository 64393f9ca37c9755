import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OwnPasswordField } from '../../ui/form/own-password-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { PasswordStrength } from '../../ui/form/password-strength.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useChangePassword } from './profile.queries.ts'
import styles from './section-card.module.css'
import { SectionCard } from './section-card.tsx'

export function ChangePasswordForm() {
  const { t } = useTranslation('profile')
  const change = useChangePassword()
  const form = useContractForm(async () => (await import('./profile.schemas.ts')).passwordForm, {
    defaultValues: { currentPassword: '', newPassword: '', repeated: '' },
  })
  const { register, errorOf, watch } = form
  const submit = form.handleSubmit(({ repeated: _repeated, ...passwords }) =>
    change.mutateAsync(passwords).then(() => form.reset(), form.refuse),
  )
  return (
    <SectionCard title={t('access.passwordTitle')} sentence={t('access.passwordSentence')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <OwnPasswordField label={t('access.current')} {...register('currentPassword')} error={errorOf('currentPassword')} />
        <PasswordField
          label={t('access.new')}
          autoComplete="new-password"
          {...register('newPassword')}
          error={errorOf('newPassword')}
        />
        <PasswordStrength password={watch('newPassword')} />
        <PasswordField
          label={t('access.repeated')}
          autoComplete="new-password"
          {...register('repeated')}
          error={errorOf('repeated')}
        />
        <div className={styles.actions}>
          <Button type="submit" loading={change.isPending}>
            {t('access.change')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}

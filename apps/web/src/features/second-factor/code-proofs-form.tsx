import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OneTimeCodeField } from '../../ui/form/one-time-code-field.tsx'
import { OwnPasswordField } from '../../ui/form/own-password-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { ProofsFormProps } from './proofs-form.tsx'
import styles from './second-factor.module.css'

type Props = ProofsFormProps & { isRecovery: boolean; onChange: (() => void) | null }

/** The password and a code: of the application, or one of the ten. */
export function CodeProofsForm({ sentence, action, isRecovery, onSubmit, onCancel, onChange }: Props) {
  const { t } = useTranslation('second-factor')
  const form = useContractForm(async () => (await import('./second-factor.schemas.ts')).proofsForm, {
    defaultValues: { password: '', code: '' },
  })
  const submit = form.handleSubmit((proofs) => onSubmit(proofs).catch(form.refuse))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{sentence}</p>
      <OwnPasswordField label={t('password')} {...form.register('password')} error={form.errorOf('password')} data-autofocus />
      <OneTimeCodeField
        isRecovery={isRecovery}
        inputMode="text"
        description={isRecovery ? undefined : t('codeHelp')}
        {...form.register('code')}
        error={form.errorOf('code')}
      />
      {onChange ? (
        <Button variant="subtle" size="compact-sm" className={styles.other} onClick={onChange}>
          {t('ui.identity.usePasskey')}
        </Button>
      ) : null}
      <div className={styles.actions}>
        <Button variant="default" onClick={form.closing(onCancel)}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  )
}

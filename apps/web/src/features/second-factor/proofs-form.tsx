import type { Sent } from '@app/contract/endpoint'
import type { turnOffSecondFactor } from '@app/contract/second-factor.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OneTimeCodeField } from '../../ui/form/one-time-code-field.tsx'
import { OwnPasswordField } from '../../ui/form/own-password-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import styles from './second-factor.module.css'

type Props = {
  sentence: string
  action: string
  onSubmit: (proofs: Sent<typeof turnOffSecondFactor>['body']) => Promise<unknown>
  onCancel: () => void
}

/** The password and a code, before what weakens an account. */
export function ProofsForm({ sentence, action, onSubmit, onCancel }: Props) {
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
        isRecovery={false}
        inputMode="text"
        description={t('codeHelp')}
        {...form.register('code')}
        error={form.errorOf('code')}
      />
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

import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'

type Props = {
  title: string
  what: string
  confirmLabel: string
  onConfirm: (reason: string) => Promise<unknown>
  error: Error | null
  onClose: () => void
}

/** What the office does to an account with a reason: it refuses a refund, or takes it back, or gives up a debt. */
export function AccountReasonDialog({ title, what, confirmLabel, onConfirm, error, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const { register, errorOf, handleSubmit, closing, formState } = useContractForm(
    async () => (await import('./accounts.schemas.ts')).becauseForm,
    { defaultValues: { reason: '' } },
  )
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel}
      isSending={formState.isSubmitting}
      error={error}
      onSubmit={handleSubmit(({ reason }) => onConfirm(reason).then(onClose))}
      onClose={closing(onClose)}
    >
      <p>{what}</p>
      <Textarea
        data-autofocus
        label={t('refund.reason')}
        required
        autosize
        minRows={2}
        {...register('reason')}
        error={errorOf('reason')}
      />
    </FormDialog>
  )
}

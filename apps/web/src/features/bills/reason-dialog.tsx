import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'

type Props = {
  title: string
  /** What will happen, and who reads the reason. */
  children: ReactNode
  confirmLabel: string
  /** Settles once it is done; what it refuses stands in the dialog. */
  onConfirm: (reason: string) => Promise<unknown>
  error: Error | null
  onClose: () => void
}

/** Takes something back, with the reason that its client reads. */
export function ReasonDialog({ title, children, confirmLabel, onConfirm, error, onClose }: Props) {
  const { t } = useTranslation('administrator')
  const { register, errorOf, handleSubmit, closing, formState } = useContractForm(
    async () => (await import('./bills.schemas.ts')).reasonForm,
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
      {children}
      <Textarea
        data-autofocus
        label={t('bills.reason')}
        required
        autosize
        minRows={2}
        {...register('reason')}
        error={errorOf('reason')}
      />
    </FormDialog>
  )
}

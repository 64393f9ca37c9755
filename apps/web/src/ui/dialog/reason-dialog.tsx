import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../form/use-contract-form.ts'
import { FormDialog } from './form-dialog.tsx'

type Props = {
  title: string
  /** What will happen, and who reads the reason. */
  children: ReactNode
  confirmLabel: string
  /** Of the field; else it is a reason. */
  label?: string
  /** Settles once it is done; what it refuses stands in the dialog. */
  onConfirm: (reason: string) => Promise<unknown>
  error: Error | null
  onClose: () => void
}

/** Refuses something, takes it back or gives it up, with the reason that its client reads. */
export function ReasonDialog({ title, children, confirmLabel, label, onConfirm, error, onClose }: Props) {
  const { t } = useTranslation()
  const { register, errorOf, handleSubmit, closing, formState } = useContractForm(
    async () => (await import('./reason.schemas.ts')).reasonForm,
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
        label={label ?? t('ui.reason')}
        required
        autosize
        minRows={2}
        {...register('reason')}
        error={errorOf('reason')}
      />
    </FormDialog>
  )
}

import { Button, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import styles from './all-bills.module.css'

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
  useReturnFocus()
  const close = closing(onClose)
  const submit = handleSubmit(({ reason }) => onConfirm(reason).then(onClose))
  return (
    <Dialog opened onClose={close} title={title} centered size={480}>
      {/* What was refused is shown below. */}
      <form className={styles.dialog} noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
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
        {error ? (
          <p className={styles.error} role="alert">
            {errorSentence(t, error)}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={formState.isSubmitting}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

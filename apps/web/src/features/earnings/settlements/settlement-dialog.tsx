import { Button } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../../api/error-sentence.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import styles from './settlements.module.css'

type Props = {
  title: string
  confirmLabel: string
  isSending: boolean
  error: Error | null
  onSubmit: (event: Parameters<FormEventHandler>[0]) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A question about a settlement with its fields; what was refused stands above the buttons. */
export function SettlementDialog({ title, confirmLabel, isSending, error, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation('settlements')
  useReturnFocus()
  return (
    <Dialog opened onClose={onClose} title={title} centered size={480}>
      <form className={styles.dialog} noValidate onSubmit={(event) => void onSubmit(event).catch(() => undefined)}>
        {children}
        {error ? (
          <p className={styles.error} role="alert">
            {errorSentence(t, error)}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

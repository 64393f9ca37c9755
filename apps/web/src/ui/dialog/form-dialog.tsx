import { Button } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnFocus } from '../page/use-return-focus.ts'
import { Refusal } from '../say/refusal.tsx'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'

type Props = {
  title: string
  confirmLabel: string
  isSending: boolean
  error: Error | null
  onSubmit: (event: Parameters<FormEventHandler>[0]) => Promise<unknown>
  onClose: () => void
  children: ReactNode
  size?: number
  /** Nothing can be sent as it is. */
  isBlocked?: boolean
}

/** A question with its fields; what was refused is said above the buttons. */
export function FormDialog(props: Props) {
  const { title, confirmLabel, isSending, error, onSubmit, onClose, children, size = 480, isBlocked = false } = props
  const { t } = useTranslation()
  useReturnFocus()
  return (
    <Dialog opened onClose={onClose} title={title} centered size={size}>
      <form className={styles.dialog} noValidate onSubmit={(event) => void onSubmit(event).catch(() => undefined)}>
        {children}
        {error ? (
          <p className={styles.error} role="alert">
            <Refusal error={error} />
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={isBlocked}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

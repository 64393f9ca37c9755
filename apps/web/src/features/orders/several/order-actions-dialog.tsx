import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts'
import styles from './order-actions.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  submitLabel: string
  isSending: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A small form over the page: Enter sends, Esc closes, a wrong field gets the focus. */
export function ActionDialog({ opened, onClose, title, submitLabel, isSending, onSubmit, children }: Props) {
  const { t } = useTranslation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    onSubmit()
    focusFirstInvalid(event.currentTarget)
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={title} centered size={480}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        {children}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/dialog.tsx'
import styles from './confirm-dialog.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  /** What will happen, and to how many. */
  children: ReactNode
  /** The act itself: "Despachar 12 bultos", never "OK". */
  confirmLabel: string
  /** What leaves it undone, where "Cancelar" could be the act. */
  backLabel?: string
  onConfirm: () => void
  isRunning?: boolean
  /** Cannot be taken back. */
  dangerous?: boolean
}

/** Asks once before what cannot be undone. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirmLabel,
  backLabel,
  onConfirm,
  isRunning = false,
  dangerous = false,
}: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={title} centered size={480}>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose} disabled={isRunning}>
          {backLabel ?? t('ui.cancel')}
        </Button>
        <Button onClick={onConfirm} loading={isRunning} {...(dangerous ? { className: styles.dangerous } : {})} data-autofocus>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

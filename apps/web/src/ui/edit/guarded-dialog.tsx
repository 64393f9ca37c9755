import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mayLeave } from './leave-guard.ts'

type Props = { title: string; opened: boolean; onClose: () => void; size?: number; children: ReactNode }

/** A form over the page: closing it asks first where something would be lost. */
export function GuardedDialog({ title, opened, onClose, size = 520, children }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={() => void mayLeave().then((may) => may && onClose())}
      title={title}
      centered
      size={size}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {children}
    </Modal>
  )
}

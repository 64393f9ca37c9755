import type { ReactNode } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { mayLeave } from './leave-guard.ts'

type Props = { title: string; opened: boolean; onClose: () => void; size?: number; children: ReactNode }

/** A form over the page: closing it asks first where something would be lost. */
export function GuardedDialog({ title, opened, onClose, size = 520, children }: Props) {
  return (
    <Dialog opened={opened} onClose={() => void mayLeave().then((may) => may && onClose())} title={title} centered size={size}>
      {children}
    </Dialog>
  )
}

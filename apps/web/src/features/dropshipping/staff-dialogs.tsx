import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { lazy, Suspense } from 'react'

const QuoteDialog = lazy(async () => ({ default: (await import('./quote-dialog.tsx')).QuoteDialog }))
const BoughtDialog = lazy(async () => ({ default: (await import('./bought-dialog.tsx')).BoughtDialog }))

export type StaffStep = 'quote' | 'purchase'

type Props = { step: StaffStep; request: Dropshipping; onClose: () => void }

/** The steps that ask for something. */
export function StaffDialogs({ step, request, onClose }: Props) {
  const Dialog = step === 'quote' ? QuoteDialog : BoughtDialog
  return (
    <Suspense>
      <Dialog request={request} onClose={onClose} />
    </Suspense>
  )
}

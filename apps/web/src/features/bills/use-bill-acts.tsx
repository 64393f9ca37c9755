import type { Bill } from '@app/contract/bills.contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const ConfirmPaymentDialog = lazy(async () => ({
  default: (await import('./counter/confirm-payment-dialog.tsx')).ConfirmPaymentDialog,
}))
const DeliverDialog = lazy(async () => ({ default: (await import('./counter/deliver-dialog.tsx')).DeliverDialog }))

/** What is asked to be done, and with which bills. */
type Asked = { act: 'pay' | 'deliver'; bills: readonly Bill[] }
export type Ask = (asked: Asked) => void

/** The dialogs that charge bills and hand over what they bill, and what opens them. */
export function useBillActs(onDone: () => void = () => undefined): { ask: Ask; dialogs: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const done = () => {
    close()
    onDone()
  }
  const [first] = asked?.bills ?? []
  const dialogs = (
    <Suspense>
      {asked?.act === 'pay' ? <ConfirmPaymentDialog bills={asked.bills} onClose={close} onDone={done} /> : null}
      {asked?.act === 'deliver' && first ? <DeliverDialog bill={first} onClose={close} onDone={done} /> : null}
    </Suspense>
  )
  return { ask: setAsked, dialogs }
}

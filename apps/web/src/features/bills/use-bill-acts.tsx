import type { Bill } from '@app/contract/bills.contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { GivenPayment } from '../accounts/payment/take-payment-form.tsx'

const ConfirmPaymentDialog = lazy(async () => ({
  default: (await import('./counter/confirm-payment-dialog.tsx')).ConfirmPaymentDialog,
}))
const TakePaymentDialog = lazy(async () => ({
  default: (await import('../accounts/payment/take-payment-dialog.tsx')).TakePaymentDialog,
}))
const DeliverDialog = lazy(async () => ({ default: (await import('./counter/deliver-dialog.tsx')).DeliverDialog }))

/** What is asked to be done, and with which bills. */
type Asked = { act: 'pay' | 'deliver' | 'take'; bills: readonly Bill[]; given?: GivenPayment }
export type Ask = (asked: Asked) => void

/** The dialogs that charge bills, take any payment of a client and hand over what they bill, and what opens them. */
export function useBillActs(onDone: () => void = () => undefined): { ask: Ask; isAsking: boolean; dialogs: ReactNode } {
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
      {asked?.act === 'take' && first ? <TakePaymentDialog client={first.client} given={asked.given} onClose={done} /> : null}
      {asked?.act === 'deliver' && first ? <DeliverDialog bill={first} onClose={close} onDone={done} /> : null}
    </Suspense>
  )
  return { ask: setAsked, isAsking: asked !== null, dialogs }
}

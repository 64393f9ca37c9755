import { useState } from 'react'
import { TakePaymentDialog } from '../accounts/payment/take-payment-dialog.tsx'
import type { Payer } from './payments.queries.ts'
import { WhoPaysDialog } from './who-pays-dialog.tsx'

/** Whose money it is; then the payment itself. */
export function NewPaymentDialog({ onClose }: { onClose: () => void }) {
  const [payer, setPayer] = useState<Payer | null>(null)
  return payer ? <TakePaymentDialog {...payer} onClose={onClose} /> : <WhoPaysDialog onChosen={setPayer} onClose={onClose} />
}

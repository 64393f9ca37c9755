import type { BillDetail } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Ask } from './use-bill-acts.tsx'

/** Another amount than what is due, or one for several bills: what the client's receipt says is there already. */
export function TakePayment({ bill, onAsk }: { bill: BillDetail; onAsk: Ask }) {
  const { t } = useTranslation('accounts')
  if (!bill.allowedActions.includes('confirmPayment')) return null
  const proof = bill.paymentProofs.find(({ status }) => status === 'pending')
  const { amountInCents, reference } = proof ?? { amountInCents: bill.dueInCents, reference: '' }
  return (
    <Button
      variant="default"
      onClick={() => onAsk({ act: 'take', bills: [bill], given: { amountInCents, reference, forIds: [bill.id] } })}
    >
      {t(proof ? 'payment.fromProof' : 'payment.action')}
    </Button>
  )
}

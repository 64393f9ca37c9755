import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { UseCredit } from '../accounts/credit/use-credit.tsx'
import { usePaymentProofs } from '../payment-proofs/payment-proofs.queries.ts'
import { ProofsToReview } from '../payment-proofs/proofs-to-review.tsx'
import { PurchasePay } from './purchase-pay.tsx'

/** How its owner pays for a purchase before it was made: with credit, or to an account of the company. */
export function PurchaseProofs({ purchase }: { purchase: PurchaseDetail }) {
  const { id, price, heldInCents, allowedActions } = purchase
  const isOpen = allowedActions.includes('addPaymentProof')
  return (
    <>
      {isOpen ? <UseCredit to={{ purchaseId: id }} dueInCents={price.totalInCents - heldInCents} /> : null}
      <PurchasePay purchase={purchase} />
    </>
  )
}

/** What its client sent, for the office: also of one that was removed, because the money may have come. */
export function ReceiptsOfPurchase({ id: purchaseId }: Pick<PurchaseDetail, 'id'>) {
  const { data: proofs } = usePaymentProofs({ purchaseId })
  return <ProofsToReview proofs={proofs?.data ?? []} />
}

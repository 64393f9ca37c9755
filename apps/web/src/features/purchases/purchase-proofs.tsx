import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { UseCredit } from '../accounts/credit/use-credit.tsx'
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

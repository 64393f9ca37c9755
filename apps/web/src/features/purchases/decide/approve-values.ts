// What staff say when a purchase was bought: how it comes, what is declared, what the client paid already.

import type { PurchaseDetail } from '@app/contract/purchases.contract'
import type { PaymentMethod } from '@app/domain'

export type ApprovalValues = {
  tracking: string
  productValueInCents: number | null
  isPaid: boolean
  amountInCents: number | null
  method: PaymentMethod
  reference: string
}
export type Approval = { [Name in keyof ApprovalValues]: NonNullable<ApprovalValues[Name]> }

export const approvalValuesOf = ({ productValueInCents, price }: PurchaseDetail): ApprovalValues => ({
  tracking: '',
  productValueInCents,
  isPaid: false,
  amountInCents: price.totalInCents,
  method: 'transfer',
  reference: '',
})

export const approvalOf = ({ tracking, productValueInCents, isPaid, amountInCents, method, reference }: Approval) => ({
  tracking,
  productValueInCents,
  ...(isPaid ? { paidUpFront: { amountInCents, method, reference } } : {}),
})

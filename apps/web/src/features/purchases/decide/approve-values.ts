// What staff say when a purchase was bought: how it comes, what is declared, what the client paid already.
import type { PAYMENT_METHODS } from '@app/contract/fields/payment-methods'
import type { PurchaseDetail } from '@app/contract/purchases.contract'

type Method = (typeof PAYMENT_METHODS)[number]
export type ApprovalValues = {
  tracking: string
  productValueInCents: number | null
  isPaid: boolean
  amountInCents: number | null
  method: Method
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

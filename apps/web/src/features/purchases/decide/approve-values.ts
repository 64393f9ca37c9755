// What staff say when a purchase was bought: what the store charged, how it comes, what is declared, what the client paid already.

import type { PurchaseDetail } from '@app/contract/purchases.contract'
import type { PaymentMethod } from '@app/domain'
import { isRepriced, type PriceValues, pricesOf } from './price-editor-values.ts'
import type { Updated } from './update-values.ts'

export type ApprovalValues = PriceValues & {
  tracking: string
  productValueInCents: number | null
  isPaid: boolean
  amountInCents: number | null
  method: PaymentMethod
  reference: string
}
export type Approval = Pick<Updated, 'items' | 'storeShippingInCents'> & {
  [Name in Exclude<keyof ApprovalValues, keyof PriceValues>]: NonNullable<ApprovalValues[Name]>
}

export const approvalValuesOf = (purchase: PurchaseDetail): ApprovalValues => ({
  ...pricesOf(purchase),
  tracking: '',
  productValueInCents: purchase.productValueInCents,
  isPaid: false,
  amountInCents: purchase.price.totalInCents,
  method: 'transfer',
  reference: '',
})

/** Prices that stay are not named. The declared value follows the goods unless it was typed. */
export function approvalOf(purchase: PurchaseDetail, values: Approval) {
  const { tracking, productValueInCents, isPaid, amountInCents, method, reference, items, storeShippingInCents } = values
  const repriced = isRepriced(purchase, values)
  const isTyped = productValueInCents !== purchase.productValueInCents
  return {
    tracking,
    ...(repriced ? { items, storeShippingInCents } : {}),
    ...(repriced && !isTyped ? {} : { productValueInCents }),
    ...(isPaid ? { paidUpFront: { amountInCents, method, reference } } : {}),
  }
}

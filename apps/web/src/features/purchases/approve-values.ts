// What staff say when a purchase was bought: how it comes, what is declared, what the client paid already.
import { PAYMENT_METHODS } from '@app/contract/payment-methods'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { z } from 'zod'

type Method = (typeof PAYMENT_METHODS)[number]
export type ApprovalValues = {
  tracking: string
  productValueInCents: number | null
  isPaid: boolean
  amountInCents: number | null
  method: Method
  reference: string
}
type Approval = { [Name in keyof ApprovalValues]: NonNullable<ApprovalValues[Name]> }

/** Declared no less than was paid to the store; paid up front no more than the price. */
export const approvalSchema = ({ assistedPurchasePriceInCents, price }: PurchaseDetail) =>
  z
    .object({
      tracking: z.string().trim().max(60, 'tooLong'),
      productValueInCents: z.int('productValueNotPositive').min(assistedPurchasePriceInCents, 'valueBelowPurchasePrice'),
      isPaid: z.boolean(),
      amountInCents: z.int().nullable(),
      method: z.enum(PAYMENT_METHODS),
      reference: z.string().trim().max(80, 'tooLong'),
    })
    .superRefine(({ isPaid, amountInCents }, { addIssue }) => {
      if (!isPaid) return
      const path = ['amountInCents']
      if (!amountInCents) addIssue({ code: 'custom', message: 'required', path })
      else if (amountInCents > price.totalInCents) addIssue({ code: 'custom', message: 'tooLarge', path })
    }) as unknown as z.ZodType<Approval, ApprovalValues>

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

// What the forms around assisted purchases are checked by.
import { invoiceLine, newPurchase, type PurchaseDetail, positivePrice } from '@app/contract/purchases.contract'
import { PAYMENT_METHODS, type RetailParameters } from '@app/domain'
import { z } from 'zod'
import { goodsProblem } from '../orders/goods/goods-problems.ts'
import { limitProblem, type PurchaseTerms, type PurchaseValues } from './ask/purchase-values.ts'
import type { Approval, ApprovalValues } from './decide/approve-values.ts'
import { isRepriced, type PriceValues, totalOf } from './decide/price-editor-values.ts'
import type { Reviewed, ReviewValues } from './decide/review-values.ts'
import type { Updated, UpdateValues } from './decide/update-values.ts'

/** The contract's request, and the limit of the category, which only the parameters know. No store shipping is none to pay. */
export function termsForm(parameters: RetailParameters | undefined): z.ZodType<PurchaseTerms, PurchaseValues> {
  const schema = newPurchase.extend({
    items: z.preprocess(askedOnly, newPurchase.shape.items),
    storeShippingInCents: z.preprocess((given) => given ?? 0, newPurchase.shape.storeShippingInCents),
  })
  const limited = schema.check(({ value: { category, items }, issues }) => {
    const problem = limitProblem(category, items, parameters)
    const dearest = items.reduce((most, item, at) => (worthOf(item) > worthOf(items[most]) ? at : most), 0)
    if (problem) issues.push({ code: 'custom', message: problem, path: ['items', dearest, 'unitPriceInCents'], input: items })
    for (const [at, { tariffId }] of items.entries())
      if (category === 'C' && !tariffId)
        issues.push({ code: 'custom', message: 'fieldRequired', path: ['items', at, 'tariffId'], input: tariffId })
  })
  return withGoods(limited as unknown as z.ZodType<PurchaseTerms, PurchaseValues>)
}

/** What nobody brings, and what may be a telephone: only the form knows what its owner answered to that. */
const withGoods = (terms: z.ZodType<PurchaseTerms, PurchaseValues>): z.ZodType<PurchaseTerms, PurchaseValues> =>
  z.custom<PurchaseValues>().transform((values, { issues }) => {
    const checked = terms.safeParse(values)
    for (const issue of checked.error?.issues ?? []) issues.push({ ...issue, input: values } as z.core.$ZodRawIssue)
    for (const [at, item] of values.items.entries()) {
      const problem = goodsProblem(item, values.category)
      if (problem) issues.push({ code: 'custom', message: problem, path: ['items', at, 'description'], input: item })
    }
    return checked.data ?? z.NEVER
  })

const worthOf = (item: { quantity: number; unitPriceInCents: number } | undefined): number =>
  item ? item.quantity * item.unitPriceInCents : 0

/** Without what the form keeps for itself; the items of a record that was loaded in its place are items of a request again. */
const askedOnly = (items: unknown): unknown =>
  Array.isArray(items)
    ? items.map(({ id: _id, askedQuantity: _asked, phoneAnswer: _answer, ...item }: Record<string, unknown>) => item)
    : items

const prices = {
  items: z.array(
    z.object({ id: z.string(), unitPriceInCents: positivePrice, quantity: z.int('required').min(0, 'required').optional() }),
  ),
  storeShippingInCents: z.preprocess((given) => given ?? 0, z.int().min(0)),
}

/** Whoever sends a purchase back without another price says why. */
export const reviewForm = (purchase: PurchaseDetail) =>
  z
    .object({ ...prices, comment: z.string().trim().max(500, 'tooLong') })
    .refine((values) => values.comment !== '' || isRepriced(purchase, values as PriceValues), {
      error: 'required',
      path: ['comment'],
    }) as unknown as z.ZodType<Reviewed, ReviewValues>

export const updateForm = z.object({
  ...prices,
  productValueInCents: z.int('productValueNotPositive').positive('productValueNotPositive'),
  observation: z.string().trim().max(500, 'tooLong'),
}) as unknown as z.ZodType<Updated, UpdateValues>

/** Declared no less than is paid to the store, where it was typed; paid up front no more than the price. */
export const approvalForm = (purchase: PurchaseDetail, parameters: RetailParameters) =>
  z
    .object({
      ...prices,
      tracking: z.string().trim().max(60, 'tooLong'),
      productValueInCents: z.int('productValueNotPositive'),
      isPaid: z.boolean(),
      amountInCents: z.int().nullable(),
      method: z.enum(PAYMENT_METHODS),
      reference: z.string().trim().max(80, 'tooLong'),
    })
    .superRefine((values, { addIssue }) => {
      const price = totalOf(purchase, values as PriceValues, parameters)
      const isTyped = values.productValueInCents !== purchase.productValueInCents
      if ((isTyped || !isRepriced(purchase, values as PriceValues)) && values.productValueInCents < price.goodsInCents)
        addIssue({ code: 'custom', message: 'valueBelowPurchasePrice', path: ['productValueInCents'] })
      if (!values.isPaid) return
      const path = ['amountInCents']
      if (!values.amountInCents) addIssue({ code: 'custom', message: 'required', path })
      else if (values.amountInCents > price.priceInCents) addIssue({ code: 'custom', message: 'tooLarge', path })
    }) as unknown as z.ZodType<Approval, ApprovalValues>

export const invoiceForm = z.object({ details: z.array(invoiceLine).max(100) })

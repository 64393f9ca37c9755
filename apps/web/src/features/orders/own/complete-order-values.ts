// What the owner fills in on an incomplete order: only what was asked for.
import type { Order, OrderDetail, orderItem } from '@app/contract/orders.contract'
import type { z } from 'zod'
import { emptyItem, type ItemValues } from '../new-order/new-order-values.ts'

export type CompletionValues = { tracking: string; items: ItemValues[]; comment: string }
export type Completion = { tracking: string; items: z.output<typeof orderItem>[]; comment: string }
export type Needs = { invoice: boolean; tracking: boolean; items: boolean; consignee: boolean }

/** The value of a package is what its items cost: where either is missing, the items are asked for. */
export const needsOf = (missing: Order['missing']): Needs => ({
  invoice: missing.includes('invoice'),
  tracking: missing.includes('tracking'),
  items: missing.includes('items') || missing.includes('value'),
  consignee: missing.includes('authorizedName') || missing.includes('identification'),
})

export const startingFrom = ({ tracking, items }: Pick<OrderDetail, 'tracking' | 'items'>): CompletionValues => ({
  tracking: tracking ?? '',
  items: items.length > 0 ? items : [emptyItem()],
  comment: '',
})

export const completionOf = ({ tracking, items, comment }: Completion, needs: Needs) => ({
  comment,
  ...(needs.tracking ? { tracking } : {}),
  ...(needs.items ? { items } : {}),
})

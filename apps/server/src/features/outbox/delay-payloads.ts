// What messages about packages that are late, or wait for their client, say.
import { DELAY_REASONS, ORDER_STATUSES } from '@app/domain'
import { z } from 'zod'

export const orderDelayedPayload = z.object({
  orderId: z.uuid(),
  code: z.string(),
  to: z.enum(ORDER_STATUSES),
  userId: z.uuid(),
  promisedDate: z.iso.date(),
  day: z.iso.date(),
  reason: z.enum(DELAY_REASONS).nullable(),
  /** The business day on which it is told. */
  on: z.iso.date(),
  isExplanation: z.boolean(),
})

export const orderWaitsPayload = z.object({
  orderId: z.uuid(),
  code: z.string(),
  to: z.enum(ORDER_STATUSES),
  userId: z.uuid(),
  from: z.iso.date(),
  on: z.iso.date(),
})

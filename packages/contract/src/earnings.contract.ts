import { EARNING_STATUSES, ORDER_STATUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { businessDate, date, id, personReference, signedCents } from './fields/fields.ts'
import { orderEarning } from './fields/prices.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

/** An order with what its associate earns on it, and how that came to be. */
export const earningOrder = z.strictObject({
  id,
  code: z.string(),
  status: z.enum(ORDER_STATUSES),
  client: personReference,
  associate: personReference,
  description: z.string(),
  weightInGrams: z.int(),
  orderDate: date,
  /** The day the weight was confirmed. */
  accruedOn: date,
  earning: orderEarning,
})
export type EarningOrder = z.output<typeof earningOrder>

/** GET /associate/orders: `paid` and later are collected or settled; pendingOfPay and inWarehouseUIO are pending. */
export const listEarnings = endpoint({
  method: 'GET',
  path: '/associate/orders',
  summary: 'What associates earn, order by order, with totals.',
  roles: ['associate', 'administrator'],
  query: listQueryBy('accruedOn', 'code', 'orderDate', 'status', 'profitInCents').extend({
    status: repeated(z.enum(ORDER_STATUSES)),
    /** Narrows by the earning itself. */
    earningStatus: repeated(z.enum(EARNING_STATUSES)),
    /** For administrators: one associate's. */
    associateId: id.optional(),
    clientId: id.optional(),
    /** Days of Quito on which the weight was confirmed; `to` is the last one. */
    from: businessDate.optional(),
    to: businessDate.optional(),
  }),
  response: listOf(earningOrder).extend({
    totals: z.strictObject({ pendingInCents: signedCents, collectedInCents: signedCents, settledInCents: signedCents }),
  }),
})

export const exportEarnings = exportOf(listEarnings)
export const selectEarnings = selectionOf(listEarnings)

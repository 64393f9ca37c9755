import { EARNING_STATUSES, ORDER_STATUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, done, id, ids, optionalText, personReference, signedCents } from './fields/fields.ts'
import { orderEarning } from './fields/prices.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

export const earningOrder = z
  .strictObject({
    id,
    code: z.string(),
    status: z.enum(ORDER_STATUSES),
    client: personReference,
    associate: personReference,
    description: z.string(),
    weightInGrams: z.int(),
    orderDate: date,
    accruedOn: date.meta({ description: 'The day the weight was confirmed.' }),
    earning: orderEarning,
  })
  .meta({ description: 'An order with what its associate earns on it, and how that came to be.' })
export type EarningOrder = z.output<typeof earningOrder>

export const listEarnings = endpoint({
  method: 'GET',
  path: '/associate/orders',
  summary: 'What associates earn, order by order, with totals.',
  description: '`paid` and later are collected or settled; pendingOfPay and inWarehouseUIO are pending.',
  roles: ['associate', 'administrator'],
  query: listQueryBy({
    sort: ['accruedOn', 'code', 'orderDate', 'status', 'profitInCents'],
    range: 'was earned',
  }).extend({
    status: repeated(z.enum(ORDER_STATUSES)),
    earningStatus: repeated(z.enum(EARNING_STATUSES)).meta({ description: 'Narrows by the earning itself.' }),
    associateId: repeated(id).meta({ description: 'For administrators: those of these associates.' }),
    clientId: repeated(id),
  }),
  response: listOf(earningOrder).extend({
    totals: z.strictObject({ pendingInCents: signedCents, collectedInCents: signedCents, settledInCents: signedCents }),
  }),
})

export const settleEarnings = endpoint({
  method: 'PUT',
  path: '/order/admin/paid/associate',
  summary: 'Confirms that associates were paid what they earned on orders.',
  description: 'Settles the earnings of collected orders, once.',
  roles: ['administrator'],
  needsRecentAuthentication: true,
  body: z.strictObject({ orderIds: ids, reference: optionalText(80) }),
  response: done,
})

export const exportEarnings = exportOf(listEarnings)
export const selectEarnings = selectionOf(listEarnings)

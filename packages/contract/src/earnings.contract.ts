// What associates earn, what they were paid at once, and what they gave back (domain, section 9; both ways, section 2).
import {
  EARNING_STATUSES,
  MONEY_READERS,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  SETTLEMENT_KINDS,
  SETTLEMENT_STATUSES,
} from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { outcome } from './fields/endings.ts'
import {
  businessDate,
  cents,
  date,
  done,
  id,
  idParams,
  ids,
  optionalText,
  personReference,
  positiveCents,
  signedCents,
  text,
} from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { owed } from './fields/owed.ts'
import { orderEarning } from './fields/prices.ts'
import { timelineEntry } from './fields/timeline.ts'
import { settlement } from './settlements/settlement.ts'
import { totalsOf } from './totals/list-totals.ts'

export * from './settlements/settlement.ts'

const settlementReference = z
  .strictObject({ id, code: z.string() })
  .meta({ description: 'The settlement that a record is a line of.' })

const settlementLine = z
  .strictObject({
    order: z.strictObject({ id, code: z.string(), description: z.string(), client: personReference.nullable() }),
    weightInGrams: z.int(),
    isTakenBack: z.boolean().meta({ description: 'Earned, paid and taken back since: it is taken off.' }),
    amountInCents: signedCents,
  })
  .meta({ description: 'What one package adds to a settlement, or takes off it.' })

export const settlementDetail = settlement.extend({
  lines: z.array(settlementLine),
  timeline: z.array(timelineEntry),
})
export type SettlementDetail = z.output<typeof settlementDetail>

/** When, how and from which account; what is left out is today, by transfer, from the main account. */
const settling = {
  paidOn: businessDate.optional().meta({ description: 'Not after today, which it is when it is left out.' }),
  method: z.enum(PAYMENT_METHODS).default('transfer'),
  accountId: id.optional().meta({ description: 'An account of the company: else Caja for cash, the main account for the rest.' }),
  reference: optionalText(80),
}

export const earningOrder = z
  .strictObject({
    id,
    code: z.string(),
    status: z.enum(ORDER_STATUSES),
    outcome,
    client: personReference,
    associate: personReference,
    description: z.string(),
    weightInGrams: z.int(),
    orderDate: date,
    accruedOn: date.meta({ description: 'The day the weight was confirmed.' }),
    earning: orderEarning,
    settlement: settlementReference.nullable().meta({ description: 'What it was paid with.' }),
    takenBack: z.strictObject({ on: date, settlement: settlementReference.nullable() }).nullable().meta({
      description:
        'It was taken back on this day. Where it had been paid before: the settlement that takes it off, null while it waits for the next.',
    }),
  })
  .meta({ description: 'An order with what its associate earns on it, and how that came to be.' })
export type EarningOrder = z.output<typeof earningOrder>

export const listEarnings = endpoint({
  method: 'GET',
  path: '/associate/orders',
  summary: 'What associates earn, order by order, with totals.',
  description: '`paid` and later are collected or settled; pendingOfPay and inWarehouseUIO are pending.',
  roles: ['associate', 'administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({
    sort: ['accruedOn', 'code', 'orderDate', 'status', 'profitInCents'],
    range: 'earned',
  }).extend({
    status: repeated(z.enum(ORDER_STATUSES)),
    earningStatus: repeated(z.enum(EARNING_STATUSES)).meta({ description: 'Narrows by the earning itself.' }),
    associateId: repeated(id).meta({ description: 'Those of these associates; an associate may name themselves alone.' }),
    clientId: repeated(id),
    settlementId: repeated(id).meta({ description: 'Those that these settlements paid.' }),
    isToTakeOff: z
      .stringbool()
      .optional()
      .meta({ description: 'Whether it was paid, taken back since, and waits to be taken off.' }),
  }),
  response: listOf(earningOrder).extend({
    totals: z.strictObject({
      pendingInCents: signedCents,
      collectedInCents: signedCents,
      settledInCents: signedCents,
      toTakeOffInCents: signedCents.meta({ description: 'Paid, taken back since, and to be taken off the next settlements.' }),
    }),
  }),
})

export const getOwed = endpoint({
  method: 'GET',
  path: '/associate/owed',
  summary: 'What each associate is owed and what a settlement of it would come to, the most first.',
  description: 'All that is collected, however much it is; an associate who is named comes also where it is nothing.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: z.strictObject({
    associateId: id.optional().meta({ description: 'This associate alone.' }),
    earnedInCents: z.coerce
      .number()
      .pipe(cents)
      .optional()
      .meta({ description: 'What the packages to be settled earned, where it is not all that is collected.' }),
  }),
  response: z.strictObject({ data: z.array(owed) }),
})

export const settleEarnings = endpoint({
  method: 'PUT',
  path: '/order/admin/paid/associate',
  summary: 'Confirms that associates were paid what they earned on orders.',
  description:
    'Settles the earnings of collected orders, once: one settlement for each associate. What was taken back after it had been paid is taken off, the oldest first, as far as the sum stays at 0.00 or above. `amountDiffers` names the sum as it is now.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  body: z
    .strictObject({
      orderIds: ids.optional().meta({ description: 'The packages to settle; else an associate is named.' }),
      associateId: id.optional().meta({ description: 'All that this associate is owed, however many packages it is of.' }),
      totalInCents: cents
        .optional()
        .meta({ description: 'What the settlements are expected to come to together: nothing is settled where it differs.' }),
      ...settling,
    })
    .refine(({ orderIds, associateId }) => (orderIds === undefined) !== (associateId === undefined), {
      error: 'required',
      path: ['orderIds'],
    }),
  response: done.extend({
    settlements: z.array(settlementReference.extend({ associate: personReference, totalInCents: signedCents })),
  }),
})

export const exportEarnings = exportOf(listEarnings)
export const selectEarnings = selectionOf(listEarnings)

export const listSettlements = endpoint({
  method: 'GET',
  path: '/settlement',
  summary: 'What associates were paid, settlement by settlement, newest first.',
  description: "An associate's own; all for administrators.",
  roles: ['associate', 'administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({ sort: ['paidOn', 'createdAt', 'code', 'totalInCents'], range: 'paid' }).extend({
    status: repeated(z.enum(SETTLEMENT_STATUSES)),
    kind: repeated(z.enum(SETTLEMENT_KINDS)),
    associateId: repeated(id),
    method: repeated(z.enum(PAYMENT_METHODS)),
  }),
  response: listOf(settlement),
})

export const getSettlement = endpoint({
  method: 'GET',
  path: '/settlement/{id}',
  summary: 'One settlement with its lines.',
  roles: ['associate', 'administrator'],
  duties: MONEY_READERS,
  params: idParams,
  response: settlementDetail,
})

export const getSettlementPdf = endpoint({
  method: 'GET',
  path: '/settlement/{id}/pdf',
  summary: 'One settlement as a document.',
  roles: ['associate', 'administrator'],
  duties: MONEY_READERS,
  params: idParams,
  response: 'file',
})

export const receiveSettlement = endpoint({
  method: 'POST',
  path: '/settlement',
  summary: 'Records what an associate gave back of earnings that were taken back after they had been paid.',
  description:
    'The amount is that of the named packages, or of all that wait to be taken off the next settlement (`amountDiffers`). They are not taken off again.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  body: z.strictObject({
    associateId: id,
    amountInCents: positiveCents,
    orderIds: ids.optional().meta({ description: 'The packages that it is for; all that wait when it is left out.' }),
    ...settling,
  }),
  response: settlementDetail,
})

export const takeBackSettlement = endpoint({
  method: 'DELETE',
  path: '/settlement/{id}',
  summary: 'Takes a settlement back that was not paid: its earnings are collected again.',
  description:
    'Counter-entries undo every line. Where a later settlement took off what this one had paid, that one is taken back first.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ reason: text(500) }),
  response: settlementDetail,
})

export const exportSettlements = exportOf(listSettlements)
export const selectSettlements = selectionOf(listSettlements)
export const totalSettlements = totalsOf(listSettlements, ['totalInCents'])

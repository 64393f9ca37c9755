// What clients paid: a book that is only ever added to (domain, section 10).
import { PAYMENT_METHODS, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, id, idParams, ids, instant, optionalText, personReference, signedCents, text } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

const reference = z.strictObject({ id, code: z.string() })

export const payment = z.strictObject({
  id,
  code: z.string(),
  client: personReference,
  bill: reference.nullable().meta({ description: 'What it pays: a bill, or a purchase up front.' }),
  purchase: reference.nullable().meta({ description: '`totalInCents`: what the bill, or the purchase, comes to.' }),
  amountInCents: signedCents.meta({ description: 'Negative where it takes another payment back.' }),
  method: z.enum(PAYMENT_METHODS),
  reference: z.string(),
  note: z.string(),
  reversesId: id.nullable().meta({ description: 'The payment that this one takes back, and why it does.' }),
  reason: z.string().nullable(),
  reversedBy: reference
    .extend({ reason: z.string(), at: instant })
    .nullable()
    .meta({ description: 'The payment that takes this one back.' }),
  actor: z.strictObject({ name: z.string() }).nullable().meta({ description: 'Who confirmed it, or took it back.' }),
  at: instant,
  allowedActions: z.array(z.enum(['undoPayment'])),
})
export type Payment = z.output<typeof payment>

export const listPayments = endpoint({
  method: 'GET',
  path: '/payment',
  summary: 'What clients paid and what was taken back, newest first.',
  description: "A client's own; for an associate, of the bills and purchases of their clients.",
  roles: ROLES,
  query: listQueryBy({
    sort: ['createdAt', 'code', 'amountInCents'],
    range: 'was recorded',
  }).extend({
    clientId: repeated(id),
    billId: repeated(id),
    purchaseId: repeated(id),
    method: repeated(z.enum(PAYMENT_METHODS)),
  }),
  response: listOf(payment),
})

export const confirmClientPayment = endpoint({
  method: 'PUT',
  path: '/order/admin/paid/client',
  summary: 'Confirms that clients paid their bills of sale.',
  description: 'Confirms that clients paid; every order of a bill, all or none.',
  roles: ['administrator'],
  needsRecentAuthentication: true,
  body: z.strictObject({
    orderIds: ids,
    method: z.enum(PAYMENT_METHODS),
    reference: optionalText(80),
  }),
  response: done,
})

export const undoPayment = endpoint({
  method: 'DELETE',
  path: '/payment/{id}',
  summary: 'Takes back a payment that was confirmed by mistake; its bill waits for payment again.',
  description:
    'A payment that was confirmed by mistake: its bill is unpaid again. Before a package is handed over and before an associate is paid.',
  roles: ['administrator'],
  needsRecentAuthentication: true,
  params: idParams,
  body: z.strictObject({ reason: text(500) }),
  response: done,
})

export const exportPayments = exportOf(listPayments)
export const selectPayments = selectionOf(listPayments)

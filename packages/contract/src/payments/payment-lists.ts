// Payments as they are read.
import { COUNTER_READERS, PAYMENT_METHODS, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams } from '../fields/fields.ts'
import { amountRange, exportOf, listOf, listQueryBy, repeated, selectionOf } from '../fields/list.ts'
import { payment } from '../fields/payment.ts'
import { totalsOf } from '../totals/list-totals.ts'

export const listPayments = endpoint({
  method: 'GET',
  path: '/payment',
  summary: 'What clients paid and what was taken back, newest first.',
  description: "A client's own; for an associate, of the bills and purchases of their clients.",
  roles: ROLES,
  duties: COUNTER_READERS,
  query: listQueryBy({
    sort: ['createdAt', 'receivedOn', 'code', 'amountInCents'],
    range: 'received',
  }).extend({
    clientId: repeated(id),
    billId: repeated(id).meta({ description: 'Payments that were applied to one of these bills.' }),
    purchaseId: repeated(id).meta({ description: 'Payments that were applied to one of these purchases.' }),
    method: repeated(z.enum(PAYMENT_METHODS)),
    amountInCents: amountRange('cents'),
    accountId: repeated(id).meta({ description: 'Payments into one of these accounts of the company.' }),
    isTakenBack: z
      .stringbool()
      .optional()
      .meta({ description: 'Those that were taken back, and what takes them back; or all others.' }),
  }),
  response: listOf(payment),
})

export const getPayment = endpoint({
  method: 'GET',
  path: '/payment/{id}',
  summary: 'One payment, with what it was applied to.',
  roles: ['administrator'],
  duties: COUNTER_READERS,
  params: idParams,
  response: payment,
})

export const exportPayments = exportOf(listPayments)
export const selectPayments = selectionOf(listPayments)
export const totalPayments = totalsOf(listPayments, ['amountInCents'])

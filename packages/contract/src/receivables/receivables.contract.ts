// What clients owe, by how old it is (office, section 3).
import { MONEY_READERS, PAYMENT_PROMISE_STATES, RECEIVABLE_AGES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  businessDate,
  date,
  done,
  id,
  idParams,
  instant,
  optionalText,
  paymentAmount,
  personReference,
} from '../fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from '../fields/list.ts'

/** Of many bills, and of many clients: more than one amount may be. */
const sum = z.int().min(0)

const ages = z.strictObject({ days0to7: sum, days8to15: sum, days16to30: sum, days31to60: sum, over60: sum }).meta({
  description:
    'In cents, by whole days of Quito from the day on which a bill was issued (that day is 0), or on which the account turned to debt, until today.',
})

const figures = {
  dueInCents: sum.meta({ description: 'What open bills are due, and debt: the sum of the ages.' }),
  debtInCents: sum.meta({ description: 'Of that, what no bill waits for: the next bill takes it over.' }),
  ages,
  openBills: z.int().meta({ description: 'Bills that are not paid, or not wholly.' }),
  creditInCents: sum.meta({ description: "In the client's favour, not applied yet: it could cover what is due." }),
}

const paymentPromise = z
  .strictObject({
    promisedOn: date.meta({ description: 'The last day on which the client wants to pay.' }),
    amountInCents: z.int(),
    note: z.string(),
    state: z.enum(PAYMENT_PROMISE_STATES).meta({
      description:
        'Kept once as much was paid since it was written down, less what was taken back; else broken from the day after, open until then.',
    }),
  })
  .meta({ description: 'What the client said that they would pay.' })

export const receivable = z
  .strictObject({
    id: id.meta({ description: "The client's: each has one row." }),
    client: personReference,
    ...figures,
    oldestOn: date.meta({ description: 'The day from which the oldest of it counts.' }),
    oldestInDays: z.int(),
    promise: paymentPromise.nullable(),
    version: z.int().meta({ description: "Of the client's account, for `If-Match` of what is written down about it." }),
  })
  .meta({ description: 'What one client owes.' })
export type Receivable = z.output<typeof receivable>

export const receivableTotals = z
  .strictObject({ clients: z.int(), ...figures })
  .meta({ description: 'Of all clients that match, on whatever page.' })
export type ReceivableTotals = z.output<typeof receivableTotals>

export const listReceivables = endpoint({
  method: 'GET',
  path: '/receivable',
  summary: 'Clients who owe something, one row each, by how old it is.',
  description: 'A bill counts from the day on which it was issued; what is in the books decides what of it is due.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({ sort: ['dueInCents', 'oldestOn', 'openBills', 'creditInCents', 'promisedOn'], range: 'oldest' }).extend({
    clientId: repeated(id),
    age: repeated(z.enum(RECEIVABLE_AGES)).meta({ description: 'Clients who owe something of one of these ages.' }),
    promise: repeated(z.enum(PAYMENT_PROMISE_STATES)).meta({
      description: 'Clients whose promise to pay is in one of these states.',
    }),
  }),
  response: listOf(receivable).extend({ totals: receivableTotals }),
})

export const exportReceivables = exportOf(listReceivables)
export const selectReceivables = selectionOf(listReceivables)

export const setPaymentPromise = endpoint({
  method: 'PUT',
  path: '/receivable/{id}/promise',
  summary: 'Writes down what a client promises to pay, and until which day.',
  description: "Instead of the promise before. Its day is today or later (`fieldNotValid`). The id is the client's.",
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ promisedOn: businessDate, amountInCents: paymentAmount, note: optionalText(500) }),
  edits: 'user',
  response: done,
})

export const removePaymentPromise = endpoint({
  method: 'DELETE',
  path: '/receivable/{id}/promise',
  summary: "Takes a client's promise to pay back.",
  description: 'Where there is none, nothing happens.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  edits: 'user',
  response: done,
})

export const paymentReminders = z.strictObject({
  isOn: z.boolean(),
  off: z
    .strictObject({ since: instant, by: z.strictObject({ name: z.string() }).nullable() })
    .nullable()
    .meta({ description: 'Who turned them off for this client, and when; none while they are on.' }),
  days: z
    .array(z.int())
    .meta({ description: "Of a bill's age, ascending, as the parameters have them; none, and nobody is reminded." }),
  bills: z
    .array(
      z.strictObject({
        billId: id,
        last: z.strictObject({ day: z.int(), on: date }).nullable().meta({ description: 'The last one that was sent.' }),
        next: z
          .strictObject({ day: z.int(), on: date })
          .nullable()
          .meta({ description: 'If nothing changes: not before a promise has passed, and none while a receipt waits.' }),
        hasReceiptInReview: z.boolean(),
      }),
    )
    .meta({ description: 'Of open bills, the oldest first, up to 100.' }),
})
export type PaymentReminders = z.output<typeof paymentReminders>

export const getPaymentReminders = endpoint({
  method: 'GET',
  path: '/receivable/{id}/reminders',
  summary: 'Which reminders of open bills a client got, and which come next.',
  description:
    "Sent once a day, one message for all bills of a client that reached a day of the list: each day once a bill, of days that were missed the newest. The id is the client's.",
  roles: ['administrator'],
  duties: MONEY_READERS,
  params: idParams,
  response: paymentReminders,
})

export const setPaymentReminders = endpoint({
  method: 'PUT',
  path: '/receivable/{id}/reminders',
  summary: 'Turns the reminders of one client off, or on again.',
  description: "Where they are so already, nothing happens. The id is the client's.",
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ isOn: z.boolean() }),
  edits: 'user',
  response: done,
})

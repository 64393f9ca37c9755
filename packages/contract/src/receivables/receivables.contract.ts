// What clients owe, by how old it is (office, section 3).
import { RECEIVABLE_AGES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { date, id, personReference } from '../fields/fields.ts'
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

export const receivable = z
  .strictObject({
    id: id.meta({ description: "The client's: each has one row." }),
    client: personReference,
    ...figures,
    oldestOn: date.meta({ description: 'The day from which the oldest of it counts.' }),
    oldestInDays: z.int(),
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
  query: listQueryBy({ sort: ['dueInCents', 'oldestOn', 'openBills', 'creditInCents'], range: 'oldest' }).extend({
    clientId: repeated(id),
    age: repeated(z.enum(RECEIVABLE_AGES)).meta({ description: 'Clients who owe something of one of these ages.' }),
  }),
  response: listOf(receivable).extend({ totals: receivableTotals }),
})

export const exportReceivables = exportOf(listReceivables)
export const selectReceivables = selectionOf(listReceivables)

// What was weighed in Quito and is on no bill yet, by client (office, section 3).
import { COUNTER_READERS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { date, id, personReference } from '../fields/fields.ts'
import { exportOf, listOf, listQueryBy, selectionOf } from '../fields/list.ts'

/** Of many packages, and of many clients: more than one amount may be. */
const sum = z.int().min(0)

const figures = {
  packages: z.int().meta({ description: 'Weighed, on no bill, and without an open incident: what a bill would hold.' }),
  weightInGrams: sum,
  withIncident: z.int().meta({ description: 'Left out: weighed, but with an open incident.' }),
}

export const clientToBill = z
  .strictObject({
    id: id.meta({ description: "The client's: each has one row." }),
    client: personReference,
    ...figures,
    toWeigh: z.int().meta({ description: 'Left out: arrived in Quito, and not weighed yet.' }),
    totalInCents: z.int().meta({ description: 'What a bill of them made now would charge, IVA included, before any balance.' }),
    creditInCents: sum.meta({ description: "In the client's favour: the bill takes it as far as it is due." }),
    debtInCents: sum.meta({ description: 'Owed on the account: the bill takes it over.' }),
    oldestOn: date.meta({ description: 'The day in Quito on which the first of them was weighed.' }),
    oldestInDays: z.int(),
  })
  .meta({ description: 'What waits to be billed of one client.' })
export type ClientToBill = z.output<typeof clientToBill>

export const toBillTotals = z
  .strictObject({ clients: z.int(), ...figures })
  .meta({ description: 'Of all clients that match, on whatever page.' })
export type ToBillTotals = z.output<typeof toBillTotals>

export const listClientsToBill = endpoint({
  method: 'GET',
  path: '/sale-order/to-bill',
  summary: 'Clients with packages that were weighed in Quito and are on no bill, one row each, the longest wait first.',
  description: 'A client of whom all such packages have an open incident is in it too, with nothing to bill.',
  roles: ['administrator'],
  duties: COUNTER_READERS,
  query: listQueryBy({ sort: ['oldestInDays', 'packages', 'weightInGrams'], range: 'firstWeighed' }),
  response: listOf(clientToBill).extend({ totals: toBillTotals }),
})

export const exportClientsToBill = exportOf(listClientsToBill)
export const selectClientsToBill = selectionOf(listClientsToBill)

// A bill of sale a client, of what was weighed in Quito (office, section 3).
import { bills } from '@app/contract'
import { type Actor, DomainError, MOST_BILLED_IN_RUN, type Parameters } from '@app/domain'
import { inArray } from 'drizzle-orm'
import { businessDate, now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { conditionOfFilter } from '../../../records/condition-of-filter.ts'
import { createBill } from '../../bills/create-bill.ts'
import { allClientsToBill } from '../../bills/to-bill/clients-to-bill.lists.ts'
import { nextBillOf } from '../../bills/to-bill/clients-to-bill.view.ts'
import { requireCompleteCompany } from '../../company/require-complete-company.ts'
import {
  areToBill,
  type ClientToBillInView,
  clientsToBill,
  firstClientsToBill,
} from '../../orders/to-bill/clients-to-bill.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { clientsMeant } from '../../people/clients-meant.repository.ts'
import { personView } from '../../people/person.view.ts'
import type { Act, Seen, Wanted } from './run-act.ts'

/** The client collects, is whom the bill is made out to, and their balance is taken. */
const AS_USUAL = { pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null, useBalance: true }

export const billClients: Act = {
  roles: ['administrator'],
  duties: bills.createBill.duties,
  preview: async (db, actor, wanted) => {
    await requireCompleteCompany(db)
    const rows = await wantedClients(db, actor, wanted)
    const parameters = await readParameters(db)
    const seen = rows.map((row) => seenOf(row, parameters))
    return 'ids' in wanted ? [...seen, ...(await withNothingToBill(db, wanted.ids, rows))] : seen
  },
  carryOut: async (tx, actor, { recordId, packageIds, amountInCents }) => {
    const orderIds = packageIds ?? []
    if (!(await areToBill(tx, orderIds))) return 'unchanged'
    const bill = await createBill(tx, actor, { orderIds, ...AS_USUAL })
    // Another price than the one that was said yes to, or another's package by now, is not billed: the transaction is undone.
    if (bill.totalInCents !== amountInCents || bill.client.id !== recordId)
      throw new DomainError('orderChangedMeanwhile', { ids: orderIds })
    return 'done'
  },
}

function seenOf(row: ClientToBillInView, parameters: Parameters): Seen {
  const { orderIds: packageIds, totalInCents: amountInCents } = nextBillOf(row, parameters)
  const seen = { recordId: row.id, code: row.client.code, amountInCents, packageIds }
  return packageIds.length > 0
    ? { ...seen, result: 'waiting', reason: null }
    : { ...seen, result: 'refused', reason: 'incidentsOpen' }
}

async function wantedClients(db: Db, actor: Actor, wanted: Wanted): Promise<ClientToBillInView[]> {
  const condition =
    'ids' in wanted
      ? inArray(clientsToBill.id, [...wanted.ids])
      : await conditionOfFilter(allClientsToBill, { db, actor }, wanted.filter)
  const rows = await firstClientsToBill(db, businessDate(now()), condition, MOST_BILLED_IN_RUN + 1)
  if (rows.length > MOST_BILLED_IN_RUN) throw new DomainError('runTooLarge', { most: MOST_BILLED_IN_RUN })
  return rows
}

/** Of those chosen, whom nothing waits of any more. @throws clientNotFound */
async function withNothingToBill(db: Db, ids: readonly string[], found: readonly { id: string }[]): Promise<Seen[]> {
  const there = new Set(found.map(({ id }) => id))
  const others = ids.filter((id) => !there.has(id))
  if (others.length === 0) return []
  const clients = await clientsMeant(db, { ids: others, casilleros: [], identifications: [] })
  const known = new Set(clients.map(({ id }) => id))
  const missing = others.filter((id) => !known.has(id))
  if (missing.length > 0) throw new DomainError('clientNotFound', { ids: missing })
  return clients.map((client) => {
    const { id: recordId, code } = personView(client)
    return { recordId, code, amountInCents: 0, packageIds: [], result: 'unchanged', reason: null }
  })
}

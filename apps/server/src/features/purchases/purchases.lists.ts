import { purchases as contract } from '@app/contract'
import type { Actor } from '@app/domain'
import { or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { contains, searchable } from '../../db/search.ts'
import { list, type Wanted } from '../../records/list.ts'
import { between, isSet, oneOf, within } from '../../records/list-filters.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { type PurchaseInView, purchaseInView } from './purchase-view.repository.ts'
import { purchaseKind } from './purchases.kind.ts'
import { purchaseItemsTable as items, purchasesTable as purchases } from './purchases.table.ts'
import { purchaseView } from './purchases.view.ts'

const reading = {
  id: purchases.id,
  page: (db: Db, { where, page }: Wanted) => purchaseInView.page(db, where, page),
  view: (rows: readonly PurchaseInView[], { actor }: { actor: Actor }) => rows.map((purchase) => purchaseView(actor, purchase)),
}

const asked = {
  reach: purchaseKind.reach,
  sort: {
    createdAt: purchases.createdAt,
    updatedAt: purchases.updatedAt,
    code: purchases.code,
    status: purchases.status,
    totalInCents: purchases.totalInCents,
  },
  range: between(purchases.createdAt),
  search,
}

export const sumsOfPurchases = { table: purchases, columns: { totalInCents: purchases.totalInCents } }

/** A client's own. */
export const ownPurchases = list(contract.listAssistedPurchases, reading, {
  ...asked,
  filters: { status: oneOf(purchases.status) },
})

/** Found first, as for a search. */
const boughtIn = (store: string): SQL =>
  sql`${purchases.id} in (select ${items.purchaseId} from ${items} where ${contains(searchable(items.store), store)})`

/** Those of an associate's clients, or everybody's. */
export const allPurchases = list(contract.listPurchases, reading, {
  ...asked,
  filters: {
    status: oneOf(purchases.status),
    clientId: oneOf(purchases.clientId),
    store: boughtIn,
    totalInCents: within(purchases.totalInCents),
    hasAssociate: isSet(purchases.associateId),
  },
})

/** The code, what is bought and where, and for staff the client. */
async function search(q: string, { db, actor }: { db: Db; actor: Actor }): Promise<SQL | undefined> {
  const { store, description, options, link } = items
  // Found first: for each purchase by itself its items would be asked.
  const buying = db
    .select({ id: items.purchaseId })
    .from(items)
    .where(contains(searchable(store, description, options, link), q))
  return or(
    contains(searchable(purchases.code), q),
    sql`${purchases.id} = any(array(${buying}))`,
    actor.role === 'client' ? undefined : await isOfNamedUser(db, purchases.clientId, q),
  )
}

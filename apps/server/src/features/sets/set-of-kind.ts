// Of each kind of set: which list its filter is of, and by which codes people know its records.
import { bills } from '@app/contract'
import { type Actor, DomainError, type Duties, hasDuty, type SetKind } from '@app/domain'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { conditionOfFilter } from '../../records/condition-of-filter.ts'
import { billKind } from '../bills/bills.kind.ts'
import { allBills } from '../bills/bills.lists.ts'
import { billsNamed } from '../bills/bills-lists.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import { bundlesOfFilter } from '../bundles/bundles-of-filter.ts'
import { bundlesNamed } from '../bundles/named-bundles.repository.ts'
import { ordersNamed } from '../orders/lists/named-orders.repository.ts'
import { ordersOfFilter } from '../orders/lists/orders-of-filter.ts'
import { orderKind } from '../orders/orders.kind.ts'

type Filter = Readonly<Record<string, unknown>>
type SetOf = {
  /** Of an administrator, to read its list; without it they all may. */
  readBy?: Duties
  table: PgTable & { id: PgColumn; createdAt: PgColumn }
  /** What the actor's own list shows with these parameters. */
  ofFilter: (db: Db, actor: Actor, filter: Filter) => Promise<SQL | undefined>
  /** The records that these codes may name, in one statement and within reach. */
  named: (db: Db, actor: Actor, codes: readonly string[]) => Promise<{ id: string; names: (string | null)[] }[]>
}

export const SET_OF: Readonly<Record<SetKind, SetOf>> = {
  orders: { table: orderKind.table, ofFilter: ordersOfFilter, named: ordersNamed },
  bundles: { table: bundleKind.table, ofFilter: bundlesOfFilter, named: bundlesNamed },
  bills: {
    readBy: bills.listBills.duties,
    table: billKind.table,
    ofFilter: (db, actor, filter) => conditionOfFilter(allBills, { db, actor }, filter),
    named: billsNamed,
  },
}

/** Whoever may not read a list learns nothing of its records by their codes. @throws permissionMissing */
export function requireReader(actor: Actor, kind: SetKind): void {
  const { readBy } = SET_OF[kind]
  if (readBy && !hasDuty(actor, readBy)) throw new DomainError('permissionMissing')
}

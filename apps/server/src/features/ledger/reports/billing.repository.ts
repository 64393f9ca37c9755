// Sales added up: of most bills what is kept of each, of those that something changed what the documents say now.
import type { BILLING_GROUPS, BillingFigures } from '@app/contract/reports/reports.contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import { billsTable } from '../../bills/bills.table.ts'
import { ordersTable } from '../../orders/orders.table.ts'
import { personNamedBy } from '../../people/person-columns.repository.ts'
import { billFiguresOf } from './billing-figures.repository.ts'
import { ALL_CHANGES, changedBills } from './changed-packages.repository.ts'
import { comparedDay, isNarrowed, type ReportAsked, readGrouped } from './grouped-report.repository.ts'

/** Whose a bill is: the associate of its first package. */
export const associateOf = (billId: SQL | PgColumn): SQL => sql`(
  select orders.associate_id from bill_orders join orders on orders.id = bill_orders.order_id
  where bill_orders.bill_id = ${billId} order by bill_orders.position limit 1)`

/** The same of a year of bills, which a join finds at once: the first package of each has position 0. */
const ASSOCIATE = sql`theirs.associate_id`
const WITH_ASSOCIATE = sql`left join bill_orders as billed on billed.bill_id = figures.bill_id and billed.position = 0
  left join orders as theirs on theirs.id = billed.order_id`

export type BillingGroup = (typeof BILLING_GROUPS)[number]

const keysOf = (day: SQL): Readonly<Record<BillingGroup, SQL>> => ({
  month: sql`to_char(${day}, 'YYYY-MM')`,
  day: sql`${day}::text`,
  client: sql`figures.client_id`,
  associate: ASSOCIATE,
  bill: sql`figures.bill_id`,
})
const person = (column: Parameters<typeof personNamedBy>[0]): SQL => sql`${personNamedBy(column)} ->> 'name'`
const NAMES: Readonly<Record<BillingGroup, SQL>> = {
  month: sql`key`,
  day: sql`key`,
  client: sql`(select ${person(billsTable.clientId)} from (select key as client_id) as ${billsTable})`,
  bill: sql`(select bills.code from bills where bills.id = key)`,
  associate: sql`(select ${person(ordersTable.associateId)} from (select key as associate_id) as ${ordersTable})`,
}

const TREATED = sql`general_in_cents, zero_in_cents, not_subject_in_cents, exempt_in_cents, third_party_in_cents, tax_in_cents`

export type BillingNarrowed = { clientId?: string | undefined; associateId?: string | undefined }

export const readBilling = (db: Db, asked: ReportAsked & BillingNarrowed & { by: BillingGroup }) => {
  const { by, days, before, clientId, associateId } = asked
  const key = keysOf(comparedDay(sql`figures.day`, asked))[by]
  const joined = by === 'associate' || associateId !== undefined ? WITH_ASSOCIATE : sql``
  const moved = (from: SQL, isCurrent: SQL) => sql`
    select figures.day, ${key} as key, moved, bills, cents, ${TREATED} from ${from} as figures ${joined}
    where figures.day between ${before.from} and ${days.to} and ${isCurrent} and ${isNarrowed(sql`figures.client_id`, clientId)}
      and ${isNarrowed(ASSOCIATE, associateId)}`
  return readGrouped<BillingFigures>(db, asked, {
    tables: sql`with changed as materialized (${changedBills(ALL_CHANGES)}),
      moved as (
        ${moved(sql`bill_figures`, sql`not exists (select from changed where changed.bill_id = figures.bill_id)`)}
        union all ${moved(sql`(${billFiguresOf(sql`select bill_id from changed`)})`, sql`true`)}
      )`,
    sums: (isIn) => ({
      bills: sum('bills', isIn),
      billedInCents: sumOf(sql`moved = 'billed' and ${isIn}`),
      creditedInCents: sumOf(sql`moved = 'credited' and ${isIn}`),
      voidedInCents: sumOf(sql`moved = 'voided' and ${isIn}`),
      netInCents: sumOf(isIn),
      generalInCents: sum('general_in_cents', isIn),
      zeroInCents: sum('zero_in_cents', isIn),
      notSubjectInCents: sum('not_subject_in_cents', isIn),
      exemptInCents: sum('exempt_in_cents', isIn),
      thirdPartyInCents: sum('third_party_in_cents', isIn),
      taxInCents: sum('tax_in_cents', isIn),
    }),
    main: sumOf,
    order: by === 'month' || by === 'day' ? 'key' : 'main',
    name: NAMES[by],
  })
}

const sumOf = (condition: SQL): SQL => sql`coalesce(sum(cents) filter (where ${condition}), 0)`
const sum = (column: string, isIn: SQL): SQL => sql`coalesce(sum(${sql.raw(column)}) filter (where ${isIn}), 0)`

// What was weighed in Quito and is on no bill, one row a client: sums of its packages, and what each of them is billed with.
import { ordersThatAre } from '@app/domain'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import type { Page } from '../../../db/paging.ts'
import { send, write } from '../../../db/written-statement.ts'
import type { Wanted } from '../../../records/list.ts'
import { only } from '../../../records/only.ts'
import { onAccountOf } from '../../ledger/accounts.repository.ts'
import { type PersonReference, personNamedBy } from '../../people/person-columns.repository.ts'
import { billedWeightOf } from '../billed-weight.ts'
import { ORDER_VIEW } from '../lists/order-view.repository.ts'
import { hasOpenIncident } from '../order-facts.repository.ts'
import { ordersTable } from '../orders.table.ts'
import type { priceOf } from '../prices/order-price.ts'
import { orderPricesTable } from '../prices/order-prices.table.ts'

const count = () => integer().notNull()

/** Names the columns of the query below; nothing is kept. */
export const clientsToBill = pgTable('to_bill', {
  id: uuid().notNull(),
  packages: count(),
  weightInGrams: count(),
  withIncident: count(),
  oldestOn: date().notNull(),
  oldestInDays: count(),
})

/** What a package is billed with. */
type Priced = Parameters<typeof priceOf>[1] & { id: string }
type Figures = Record<'packages' | 'weightInGrams' | 'withIncident', number>
export type ClientToBillInView = Figures & {
  id: string
  client: PersonReference
  toWeigh: number
  /** On the account: a debt is positive, credit is negative. */
  balanceInCents: number
  oldestOn: string
  oldestInDays: number
  /** Those that would be billed, the oldest order first. */
  priced: Priced[]
}
type ToBillSums = Figures & { clients: number }

const { id, packages, weightInGrams, withIncident, oldestOn, oldestInDays } = clientsToBill
const { billedIva, frozenLines, extraCharges, purchase, quoteLines } = ORDER_VIEW

const QUITO = sql.raw(`at time zone 'America/Guayaquil'`)
const isWeighed = inArray(ordersTable.status, ordersThatAre('inQuito'))

/** When its price was frozen. */
const weighedAt = sql`coalesce((select ${orderPricesTable.createdAt} from ${orderPricesTable}
  where ${orderPricesTable.orderId} = ${ordersTable.id} and ${orderPricesTable.supersededAt} is null), ${ordersTable.statusSince})`

type Found = { rows: (ClientToBillInView & { cursor: string })[]; sums: ToBillSums }

/** One page, and what all rows that match come to, in one statement. */
export async function clientsToBillPage(db: Db, today: string, { where, page }: Wanted): Promise<Found> {
  const order = sql.join(page.orderBy, sql`, `)
  // The page is cut before anything is read of its rows: what is passed over would be read too.
  const found = await send<Found>(
    db,
    write(sql`with ${toBill(today)}, matching as (select * from to_bill where ${where ?? sql`true`})
      select (select row_to_json(sums) from (
        select count(*)::int as "clients", coalesce(sum(packages), 0)::int as "packages",
          coalesce(sum(weight_in_grams), 0)::float8 as "weightInGrams", coalesce(sum(with_incident), 0)::int as "withIncident"
        from matching
      ) as sums) as "sums",
      (select coalesce(json_agg(shown), '[]') from (
        select ${id} as "id", ${personNamedBy(id)} as "client", ${packages} as "packages", ${weightInGrams} as "weightInGrams",
          ${withIncident} as "withIncident", ${toWeigh} as "toWeigh", ${onAccountOf(id)} as "balanceInCents",
          ${oldestOn} as "oldestOn", ${oldestInDays} as "oldestInDays", ${priced} as "priced", ${page.cursor} as "cursor"
        from (
          select * from matching as to_bill where ${page.after ?? sql`true`}
          order by ${order} ${sql.raw(`limit ${page.limit} offset ${page.offset}`)}
        ) as to_bill order by ${order}
      ) as shown) as "rows"`),
    {},
  )
  return only(found)
}

/** The first of all that match, the longest wait first: for what is done with many. */
export async function firstClientsToBill(db: Db, today: string, where: SQL | undefined, most: number) {
  const orderBy = [sql`${oldestInDays} desc`, sql`${id}`]
  const page: Page = { cursor: sql`''`, after: undefined, orderBy, limit: most, offset: 0 }
  return (await clientsToBillPage(db, today, { where, page })).rows
}

/** A package with an open incident waits for its end; where all of a client's have one, the row says so. */
const toBill = (today: string): SQL => sql`
  weighed as (
    select ${ordersTable.clientId} as client_id, ${billedWeightOf(ordersTable)} as weight_in_grams,
      (${weighedAt} ${QUITO})::date as day, not ${hasOpenIncident} as is_ready
    from ${ordersTable} where ${and(isWeighed, isNotNull(ordersTable.clientId))}
  ),
  to_bill as (
    select client_id as id, (count(*) filter (where is_ready))::int as packages,
      coalesce(sum(weight_in_grams) filter (where is_ready), 0)::int as weight_in_grams,
      (count(*) filter (where not is_ready))::int as with_incident,
      coalesce(min(day) filter (where is_ready), min(day)) as oldest_on,
      greatest(${today}::date - coalesce(min(day) filter (where is_ready), min(day)), 0) as oldest_in_days
    from weighed group by client_id
  )`

const ofClient = sql`${ordersTable.clientId} = ${id}`

const toWeigh = sql`(select count(*)::int from ${ordersTable}
  where ${ofClient} and ${eq(ordersTable.status, 'arrived')})`

const priced = sql`(select coalesce(json_agg(json_build_object('id', ${ordersTable.id}, 'frozenLines', ${frozenLines},
    'extraCharges', ${extraCharges}, 'purchase', ${purchase}, 'quoteLines', ${quoteLines}, 'billedIva', ${billedIva}, 'billedAfterEnd', null)
    order by ${ordersTable.createdAt}, ${ordersTable.id}), '[]')
  from ${ordersTable} where ${ofClient} and ${isWeighed} and not ${hasOpenIncident})`

/** Whether any of these packages still waits for a bill. */
export async function areToBill(db: Db, orderIds: readonly string[]): Promise<boolean> {
  return (await db.$count(ordersTable, and(inArray(ordersTable.id, [...orderIds]), isWeighed))) > 0
}

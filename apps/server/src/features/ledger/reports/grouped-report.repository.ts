// What all reports of the books have in common: rows of amounts, grouped, in the days and in those before them.
import { OF_NONE } from '@app/contract/reports/reports.contract'
import { addDays, type ReportDays, startOfBusinessDay, stepInDays } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import { send, write } from '../../../db/written-statement.ts'
import { only } from '../../../records/only.ts'

export type ReportAsked = { days: ReportDays; before: ReportDays; most: number }
type Both<Figures> = { now: Figures; before: Figures }
export type ReportRead<Figures> = {
  groups: ({ key: string | null; name: string | null } & Both<Figures>)[]
  others: ({ groups: number } & Both<Figures>) | null
  /** What all groups come to. */
  total: Both<Figures>
  course: { step: number; nowInCents: number; beforeInCents: number }[]
}

type Shape<Figures> = {
  /** `with …` that ends in a table `moved` with the columns that the sums need, and `day` and `key`. */
  tables: SQL
  /** Each figure as a sum over rows of `moved`; `within` says of which days. */
  sums: (within: SQL) => Record<keyof Figures & string, SQL>
  /** What bars show, and what groups are ordered by. */
  main: (within: SQL) => SQL
  order: 'key' | 'main'
  /** Of a group, from its `key`. */
  name: SQL
}

const isIn = ({ from, to }: ReportDays): SQL => sql`(day between ${from} and ${to})`
const asJson = (fields: Record<string, SQL>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`

/**
 * One statement: the groups, the largest first, and the course over the days. A year has a hundred thousand groups where each package is one: of all
 * rows only the size of their group is kept, and all figures are added up by step and for the groups that are shown.
 */
export async function readGrouped<Figures>(db: Db, asked: ReportAsked, shape: Shape<Figures>): Promise<ReportRead<Figures>> {
  const { days, before, most } = asked
  const sums = Object.entries<SQL>(shape.sums(sql`true`))
  const summed = sums.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)
  const order = shape.order === 'key' ? sql`key` : sql`size desc, key`
  const isEither = sql`(${isIn(days)} or ${isIn(before)})`
  const figures = (isThen: SQL) =>
    asJson(
      Object.fromEntries(
        sums.map(([name]) => [name, sql`coalesce(sum(${sql.identifier(name)}) filter (where ${isThen}), 0)::float8`]),
      ),
    )
  const both = sql`'now', ${figures(sql`is_now`)}, 'before', ${figures(sql`not is_now`)}`
  const course = (isThen: SQL) => sql`coalesce(sum(main) filter (where ${isThen}), 0)::float8`
  const step = sql.raw(String(stepInDays(days)))
  const statement = write(sql`${shape.tables}, steps as materialized (
        select is_now, (day - case when is_now then ${days.from}::date else ${before.from}::date end) / ${step} as step,
          ${shape.main(sql`true`)} as main, ${sql.join(summed, sql`, `)}
        from (select *, ${isIn(days)} as is_now from moved where ${isEither}) as moved group by 1, 2
      ), sized as materialized (
        select key, ${shape.order === 'key' ? sql`0` : shape.main(isIn(days))} as size from moved where ${isEither} group by 1
      ), shown as materialized (
        select key, row_number() over (order by ${order}) as place from (
          select key, size from sized order by ${order} limit ${sql.raw(String(most))}) as first
      ), figures as (
        select place, shown.key, ${isIn(days)} as is_now, ${sql.join(summed, sql`, `)}
        from shown join moved on moved.key = shown.key where ${isEither} group by 1, 2, 3
        union all
        select place, shown.key, ${isIn(days)}, ${sql.join(summed, sql`, `)}
        from shown join moved on moved.key is null where shown.key is null and ${isEither} group by 1, 2, 3
      )
      select coalesce((select json_agg(json_build_object('key', key, 'name', name, 'now', now, 'before', before) order by place) from (
          select place, key, ${shape.name} as name, ${figures(sql`is_now`)} as now, ${figures(sql`not is_now`)} as before
          from figures group by place, key
        ) as named), '[]') as groups,
        (select count(*)::int from sized) as count,
        (select json_build_object(${both}) from figures) as shown,
        (select json_build_object(${both}) from steps) as total,
        coalesce((select json_agg(bars) from (
          select step, ${course(sql`is_now`)} as "nowInCents", ${course(sql`not is_now`)} as "beforeInCents" from steps group by 1
        ) as bars), '[]') as course`)
  // How many rows a day or a year has decides how they are read.
  const found = await send<AsRead<Figures>>(db, { ...statement, isPlannedEachTime: true }, {})
  return withOthers(only(found))
}

type AsRead<Figures> = Omit<ReportRead<Figures>, 'others'> & { count: number; shown: Both<Figures> }

/** What the groups that are not shown come to is what those that are leave of all. */
function withOthers<Figures>({ count, shown, ...read }: AsRead<Figures>): ReportRead<Figures> {
  const { now, before } = read.total
  const groups = count - read.groups.length
  return { ...read, others: groups > 0 ? { groups, now: less(now, shown.now), before: less(before, shown.before) } : null }
}

const less = <Figures>(all: Figures, some: Figures): Figures =>
  Object.fromEntries(
    Object.entries(all as Record<string, number>).map(([name, amount]) => [name, amount - Number(some[name as keyof Figures])]),
  ) as Figures

/** The day by which a row is grouped: one of the days before counts as the day that it is compared with, as in the course. */
export const comparedDay = (day: SQL, { days, before }: Pick<ReportAsked, 'days' | 'before'>): SQL =>
  sql`(case when ${day} < ${days.from} then ${day} + (${days.from}::date - ${before.from}::date) else ${day} end)`

/** In Quito, five hours behind since 1993: an offset takes half as long as the name of the zone, and reports ask it a million times. */
export const dayOf = (instant: SQL | PgColumn): SQL => sql`(${instant} at time zone interval '-05:00')::date`

/** Of one group; `none` has nobody. */
export function isNarrowed(column: SQL, wanted: string | undefined): SQL {
  if (wanted === undefined) return sql`true`
  return wanted === OF_NONE ? sql`${column} is null` : sql`${column} = ${wanted}`
}

/** Whether an instant is within these days of Quito, or is there at all. */
export const withinDays =
  (days: ReportDays | undefined) =>
  (instant: SQL): SQL =>
    days
      ? sql`${instant} >= ${startOfBusinessDay(days.from).toISOString()} and ${instant} < ${startOfBusinessDay(addDays(days.to, 1)).toISOString()}`
      : sql`${instant} is not null`

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

/** One statement: the groups, the largest first, and the course over the days. Each row is added up once, with those of its group and period. */
export async function readGrouped<Figures>(db: Db, asked: ReportAsked, shape: Shape<Figures>): Promise<ReportRead<Figures>> {
  const { days, before, most } = asked
  const both = { now: isIn(days), before: isIn(before) }
  const sums = Object.entries<SQL>(shape.sums(sql`true`))
  const names = sums.map(([name]) => name)
  const column = (when: string, name: string) => sql.identifier(`${when}_${name}`)
  const summed = sums.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)
  const columns = Object.entries({ now: sql`is_now`, before: sql`not is_now` }).flatMap(([when, isThen]) =>
    names.map((name) => sql`coalesce(max(${sql.identifier(name)}) filter (where ${isThen}), 0) as ${column(when, name)}`),
  )
  const again = (when: 'now' | 'before') =>
    asJson(Object.fromEntries(names.map((name) => [name, sql`coalesce(sum(${column(when, name)}), 0)::float8`])))
  const order = shape.order === 'key' ? sql`key` : sql`size desc, key`
  const step = sql.raw(String(stepInDays(days)))
  const found = await send<ReportRead<Figures>>(
    db,
    write(sql`${shape.tables}, summed as (
        select key, ${both.now} as is_now, ${shape.main(sql`true`)} as main, ${sql.join(summed, sql`, `)}
        from moved where ${both.now} or ${both.before} group by 1, 2
      ), grouped as (
        select key, ${shape.order === 'key' ? sql`0` : sql`coalesce(max(main) filter (where is_now), 0)`} as size, ${sql.join(columns, sql`, `)}
        from summed group by key
      ), placed as (select grouped.*, row_number() over (order by ${order}) as place from grouped)
      select coalesce((select json_agg(json_build_object('key', key, 'name', name, 'now', now, 'before', before) order by place) from (
          select place, key, ${shape.name} as name, ${again('now')} as now, ${again('before')} as before
          from placed where place <= ${most} group by place, key
        ) as shown), '[]') as groups,
        (select case when count(*) > 0 then json_build_object('groups', count(*), 'now', ${again('now')}, 'before', ${again('before')}) end
          from placed where place > ${most}) as others,
        (select json_build_object('now', ${again('now')}, 'before', ${again('before')}) from placed) as total,
        coalesce((select json_agg(steps) from (
          select (day - case when ${both.now} then ${days.from}::date else ${before.from}::date end) / ${step} as step,
            coalesce(${shape.main(both.now)}, 0)::float8 as "nowInCents", coalesce(${shape.main(both.before)}, 0)::float8 as "beforeInCents"
          from moved group by 1
        ) as steps), '[]') as course`),
    {},
  )
  return only(found)
}

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

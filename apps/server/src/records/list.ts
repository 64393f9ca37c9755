// A list, said once: what may be asked of it, which its endpoint types, and how its rows are read.
import type { Answer, List, Received } from '@app/contract'
import type { ListEndpoint, ListQuery } from '@app/contract/fields/list'
import { MOST_UNPAGED } from '@app/contract/fields/list-limits'
import { type Actor, DomainError, SHORTEST_SEARCH } from '@app/domain'
import { and, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import { type Page, pagesOf, type SortColumn } from '../db/paging.ts'
import type { DayRange, Days } from './list-filters.ts'
import { pageAnswer } from './page-answer.ts'
import { type Reach, withinReach } from './reach.ts'

/** Which rows, and which of them are on the page. */
export type Wanted = { where: SQL | undefined; page: Page }

type Row = { cursor: string }
type Reader = { db: Db; actor: Actor }

/** How the rows of a kind are read and shown. Nothing here knows what was asked for. */
export type Reading<Read extends Row, Item> = {
  /** Decides between rows that sort alike. */
  id: PgColumn
  view: (rows: readonly Read[], reader: Reader) => Item[] | Promise<Item[]>
} & (InOne<Read> | InTwo<Read>)

type PageRead<Read> = { rows: readonly Read[]; total: number; beside?: object }
/** Both in one statement (`db/record-view.ts`). */
type InOne<Read> = { page: (db: Db, wanted: Wanted) => Promise<PageRead<Read>> }
type InTwo<Read> = {
  /** The rows of the page, and one more where there is a next page. */
  rows: (db: Db, wanted: Wanted) => PromiseLike<readonly Read[]>
  /** How many rows there are, at most MOST_COUNTED. */
  count: (db: Db, where: SQL | undefined) => Promise<number>
}

type Query<E extends ListEndpoint> = z.output<E['query']>
type Column<E extends ListEndpoint> = Query<E>['orderBy']
type OwnParameter<E extends ListEndpoint> = Exclude<keyof Query<E>, keyof ListQuery>
type ItemOf<E extends ListEndpoint> = Answer<E> extends List<infer Item> ? Item : never
/** What the answer holds beside the page. */
type Beside<E extends ListEndpoint> = Omit<Answer<E>, keyof List<unknown>>

/** What is beside the page comes with it: sums of all rows that match, made by the same statement. */
export const READ_WITH_PAGE = 'readWithPage'

/** As `Filter`; one that asks the database whether what it names is there may also refuse the call. */
type AskedFilter<Value> = (value: Value, days: Days | undefined, reader: Reader) => SQL | undefined | Promise<SQL>

/** An expression for each column of the contract. */
type SortOf<E extends ListEndpoint> = { [Name in Column<E>]: SortColumn }
/** A condition for each parameter of the contract that not every list has. */
type FiltersOf<E extends ListEndpoint> = { [Name in OwnParameter<E>]-?: AskedFilter<Exclude<Query<E>[Name], undefined>> }
/** What the contract does not publish is not applied either. */
type NoOthers<Given, Published> = { [Name in Exclude<keyof Given, Published>]: never }

export type ListCall<E extends ListEndpoint> = Reader & Pick<Received<E>, 'params' | 'query'>

type Asked<E extends ListEndpoint, Sort, Filters> = {
  /** The rows that the caller reaches. */
  reach: Reach
  /** What every row has, whatever is asked for. May refuse the call. */
  only?: (call: ListCall<E>) => SQL | undefined | Promise<SQL | undefined>
  sort: Sort & NoOthers<Sort, Column<E>>
  /** The day that `from` and `to` are about. */
  range: DayRange<Query<E>>
  filters: Filters & NoOthers<Filters, OwnParameter<E>>
  /** Where `q` is looked for; it has at least SHORTEST_SEARCH characters. */
  search: (q: string, reader: Reader) => SQL | undefined | Promise<SQL | undefined>
} & (keyof Beside<E> extends never ? unknown : { beside: typeof READ_WITH_PAGE | ((call: ListCall<E>) => Promise<Beside<E>>) })

/** A list as it is served: with its file and its selection (`serveList`), or alone. */
export type ServedList<E extends ListEndpoint, Read extends Row = Row> = {
  endpoint: E
  answer: (call: ListCall<E>) => Promise<Answer<E>>
  /** The rows themselves, within the caller's reach, for what is no list: a page of them and one more where there is another page. */
  find: (reader: Reader, query: z.input<E['query']>) => PromiseLike<readonly Read[]>
  /** What all of its rows have, whatever page they are on. Given what the list itself was asked with. */
  condition: (reader: Reader, query: z.output<E['query']>) => Promise<SQL | undefined>
}

/** Every published parameter is applied and every applied one is published: else it does not compile. */
export function list<const E extends ListEndpoint, Read extends Row, Sort extends SortOf<E>, Filters extends FiltersOf<E>>(
  endpoint: E,
  reading: Reading<Read, ItemOf<E>>,
  asked: Asked<E, Sort, Filters>,
): ServedList<E, Read> {
  const conditions = asked as unknown as AnyAsked
  const placeOf = pagesOf(asked.sort, reading.id)
  const pageOf = (query: ListQuery): Page => ({ ...placeOf(query), isNarrowed: isNarrowed(conditions, query) })
  return {
    endpoint,
    answer: async (call) => {
      const { db, actor } = call
      const query = paged(call.query)
      const where = await conditionOf(conditions, { ...call, query })
      const { beside: besideOf } = conditions
      const [{ rows, total, beside: read }, beside] = await Promise.all([
        readPage(reading, db, { where, page: pageOf(query) }),
        typeof besideOf === 'function' ? besideOf(call) : undefined,
      ])
      const page = await pageAnswer(query, rows, total, (shown) => reading.view(shown, { db, actor }))
      return { ...page, ...read, ...beside } as Answer<E>
    },
    find: async ({ db, actor }, given) => {
      const query = paged(endpoint.query.parse(given) as ListQuery)
      const where = await conditionOf(conditions, { db, actor, params: undefined, query })
      const wanted = { where, page: pageOf(query) }
      return 'page' in reading ? (await reading.page(db, wanted)).rows : reading.rows(db, wanted)
    },
    condition: (reader, query) => conditionOf(conditions, { ...reader, params: undefined, query: query as ListQuery }),
  }
}

async function readPage<Read extends Row>(reading: InOne<Read> | InTwo<Read>, db: Db, wanted: Wanted): Promise<PageRead<Read>> {
  if ('page' in reading) return reading.page(db, wanted)
  const [rows, total] = await Promise.all([reading.rows(db, wanted), reading.count(db, wanted.where)])
  return { rows, total }
}

type AnyFilters = Readonly<Record<string, AskedFilter<unknown>>>
type AnyAsked = Asked<ListEndpoint, object, AnyFilters> & { beside?: typeof READ_WITH_PAGE | ((call: Reader) => Promise<object>) }

/** `paginate=false` is one long page. */
const paged = (query: ListQuery): ListQuery => (query.paginate === false ? { ...query, limit: MOST_UNPAGED } : query)

/** Whether the caller chooses among the rows: of a rare status there are few, and a plan for any status reads them all. */
function isNarrowed({ filters }: AnyAsked, query: ListQuery): boolean {
  const isFiltered = Object.keys(filters).some((name) => (query as Readonly<Record<string, unknown>>)[name] !== undefined)
  return isFiltered || daysOf(query) !== undefined || searchedFor(query) !== undefined
}

async function conditionOf({ reach, only, filters, range, search }: AnyAsked, call: ListCall<ListEndpoint>) {
  const { db, actor, query } = call
  const days = daysOf(query)
  // Together, and awaited at once: one that refuses while another is asked is not left alone.
  const asked = await Promise.all(
    Object.entries(filters).map(([name, filter]) => {
      const value = (query as Readonly<Record<string, unknown>>)[name]
      return value === undefined ? undefined : filter(value, days, { db, actor })
    }),
  )
  const q = searchedFor(query)
  return and(
    withinReach({ reach }, actor),
    await only?.(call),
    ...asked,
    days && range(days, query),
    q && q.length >= SHORTEST_SEARCH ? await search(q, { db, actor }) : undefined,
  )
}

/** Both days or none: half a range would be read as something else by whoever expects a default. */
function daysOf({ from, to }: ListQuery): { from: string; to: string } | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from === undefined) throw new DomainError('fieldRequired', { field: 'from' })
  if (to === undefined) throw new DomainError('fieldRequired', { field: 'to' })
  if (to < from) throw new DomainError('dateRangeReversed', { field: 'to' })
  return { from, to }
}

/** `query` is the specification's word for `q`. */
function searchedFor({ q, query }: ListQuery): string | undefined {
  if (q !== undefined && query !== undefined && q !== query) throw new DomainError('fieldNotValid', { field: 'query' })
  return q ?? query
}

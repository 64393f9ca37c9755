import { AMOUNT_RANGE, readAmountRange, SHORTEST_SEARCH } from '@app/domain'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { businessDate, id } from './fields.ts'
import { MOST_SELECTED } from './list-limits.ts'
import { LIST_RANGES, type ListRange } from './list-ranges.ts'

/** A query parameter that may be repeated: `status=inReview&status=reviewed`. */
export const repeated = <Item extends z.ZodType>(item: Item): Repeated<Item> =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(item).optional(),
  ) as unknown as Repeated<Item>
type Repeated<Item extends z.ZodType> = z.ZodOptional<z.ZodType<z.output<Item>[], z.input<Item> | readonly z.input<Item>[]>>

/** A query parameter that names records, at least one. */
export const severalIds = (most: number): SeveralIds => namedIds(most).meta({ description: '`id=…&id=…`, or one.' })
const namedIds = (most: number) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(id, 'required').min(1, 'required').max(most, 'tooMany'),
  ) as unknown as SeveralIds
type SeveralIds = z.ZodType<string[], string | readonly string[]>

/** A column of amounts, from and to. */
export const amountRange = (unit: 'grams' | 'cents') =>
  z
    .string()
    .regex(AMOUNT_RANGE, 'fieldNotValid')
    .refine((text) => readAmountRange(text) !== null, 'fieldNotValid')
    .optional()
    .meta({
      description: `In ${unit}, from and to, both included, one of them left out where it is open: \`1000..4000\`, \`4000..\`, \`..400\`.`,
      example: '1000..4000',
    })

/** Who or what a column names, by part of it: accents and capitals change nothing. */
export const partOf = (what: string) =>
  z
    .string()
    .trim()
    .min(SHORTEST_SEARCH, 'fieldNotValid')
    .max(100)
    .optional()
    .meta({ description: `Part of ${what}, ${SHORTEST_SEARCH} characters or more.` })

/** The records of a set alone (`POST /set`). */
export const inSet = id
  .optional()
  .meta({ description: 'The id of a set: those of its records alone. `setNotFound` once it is gone.' })

/** What a list is narrowed by, where a call takes it in its body. */
export const listFilter = z
  .record(z.string(), z.union([z.string().max(200), z.array(z.string().max(200)).max(100)]))
  .meta({ description: 'The parameters of the list, as its address has them.' })

/** Every list is paged the same way: page 1 and 100 items unless the caller says otherwise (specification, section 9). */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  paginate: z.stringbool().optional().meta({ description: '`false`: one page of at most 1,000 rows, whatever `limit` says.' }),
  cursor: z.string().max(1_000).optional().meta({
    description: '`meta.nextCursor` of the page before: goes on right after it, however far that is; `page` is ignored then.',
  }),
  mode: z.enum(['asc', 'desc']).default('desc'),
  q: z.string().trim().max(100).optional().meta({ description: 'What is searched for, in three characters or more.' }),
  query: z.string().trim().max(100).optional().meta({ description: 'Another name of `q`.' }),
  from: businessDate.optional(),
  to: businessDate.optional(),
})
export type ListQuery = z.output<typeof listQuery> & { orderBy: string }

type Lists<Column extends string> = {
  /** What it can be sorted by; by the first one when the caller names none. */
  sort: readonly [Column, ...Column[]]
  /** The day that `from` and `to` are about. */
  range: ListRange
}

/** Of the parameter `from`, what its day is about. */
const ranges = z.registry<{ range: ListRange }>()
/** What the days of a list are about; nothing of what is no list. */
export const rangeOf = ({ query }: Endpoint): ListRange | undefined =>
  query && 'page' in query.shape && 'from' in query.shape ? ranges.get(query.shape.from)?.range : undefined

/** A list that is sorted by these columns and narrowed to these days. */
export const listQueryBy = <const Column extends string>({ sort, range }: Lists<Column>) =>
  listQuery.extend({
    orderBy: z.enum(sort as readonly Column[], 'fieldNotValid').default(sort[0] as NoInfer<Column>),
    from: listQuery.shape.from.meta({ description: daysWords('first', range, 'to') }).register(ranges, { range }),
    to: listQuery.shape.to.meta({ description: daysWords('last', range, 'from') }),
  })

const daysWords = (end: 'first' | 'last', range: ListRange, other: 'from' | 'to') =>
  `The ${end} day, in Quito, on which a row ${LIST_RANGES[range]}; together with \`${other}\`.`

export const listMeta = z
  .strictObject({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    nextCursor: z.string().nullable().meta({ description: 'Null on the last page.' }),
  })
  .meta({ description: '`total` is exact up to 10,000; beyond that it is 10,001, shown as "10,000+".' })

export const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ data: z.array(item), meta: listMeta })
export type List<Item> = { data: Item[]; meta: z.output<typeof listMeta> }

type ListShape = (typeof listQuery)['shape'] & { orderBy: z.ZodDefault<z.ZodType<string>> }
/** Any endpoint that answers a paged list. */
export type ListEndpoint = Endpoint & { method: 'GET'; query: z.ZodObject<ListShape> }

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const

type Paging = 'page' | 'limit' | 'paginate' | 'cursor'
const paging = { page: true, limit: true, paginate: true, cursor: true } as const
const format = { format: z.enum(EXPORT_FORMATS).default('xlsx') }
export type WholeList<E extends ListEndpoint, Extra = unknown> =
  E['query'] extends z.ZodObject<infer Shape> ? z.ZodObject<Omit<Shape, Paging> & Extra> : never

/** What may be asked of all rows of a list at once. */
export const wholeQueryOf = <E extends ListEndpoint>({ query }: E): WholeList<E> => query.omit(paging) as unknown as WholeList<E>

/** An endpoint that is made from a list: what differs from it. */
export type MadeFrom<E extends ListEndpoint, Ending extends string, Query, Response> = Omit<
  E,
  'path' | 'summary' | 'query' | 'response'
> & {
  path: `${E['path']}/${Ending}`
  summary: string
  query: Query
  response: Response
}

const selected = z.strictObject({ ids: z.array(id), total: z.int() })

/** The rows of a list as filtered, all pages of it and in its order, as a file that spreadsheets open. */
export const exportOf = <const E extends ListEndpoint>(
  list: E,
): MadeFrom<E, 'export', WholeList<E, typeof format>, 'file'> & { budget: 'exportsPerHour' } => {
  const summary = `The same rows as ${list.path}, all pages of them, as a spreadsheet or as CSV.`
  const query = list.query.omit(paging).extend(format) as unknown as WholeList<E, typeof format>
  const guard = list.exportGuard ?? list.guard
  return {
    ...list,
    path: `${list.path}/export`,
    summary,
    query,
    response: 'file',
    budget: 'exportsPerHour',
    ...(guard && { guard }),
  }
}

/** The ids of a list as filtered, for a call that does something with all of them. */
export const selectionOf = <const E extends ListEndpoint>(list: E): MadeFrom<E, 'selection', WholeList<E>, typeof selected> => {
  const summary = `The ids of the rows of ${list.path} as filtered, at most ${MOST_SELECTED}.`
  return { ...list, path: `${list.path}/selection`, summary, query: wholeQueryOf(list), response: selected }
}

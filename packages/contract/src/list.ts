import { z } from 'zod'

/** A query parameter that may be repeated: `status=inReview&status=reviewed`. */
export const repeated = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((given) => (given === undefined || Array.isArray(given) ? given : [given]), z.array(item).optional())

/** Every list is paged the same way: page 1 and 100 items unless the caller says otherwise (specification, section 9). */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  orderBy: z.string().max(40).optional(),
  mode: z.enum(['asc', 'desc']).default('desc'),
  q: z.string().trim().max(100).optional(),
  /** `meta.nextCursor` of the page before: goes on right after it, however far that is; `page` is ignored then. */
  cursor: z.string().max(1_000).optional(),
})
export type ListQuery = z.output<typeof listQuery>

/** A list that can be sorted by these columns; by the first one when the caller names none. */
export const listQueryBy = (...columns: [string, ...string[]]) =>
  listQuery.extend({
    orderBy: z
      .string()
      .refine((column) => columns.includes(column), 'fieldNotValid')
      .meta({ enum: columns, default: columns[0] })
      .optional(),
  })

/** `total` is exact up to 10,000; beyond that it is 10,001, shown as "10,000+". */
export const listMeta = z.strictObject({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
})

export const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ data: z.array(item), meta: listMeta })
export type List<Item> = { data: Item[]; meta: z.output<typeof listMeta> }

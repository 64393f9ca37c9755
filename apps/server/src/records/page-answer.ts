import type { List, ListQuery } from '@app/contract'
import { publishedCursor } from '../db/paging.ts'

/** One page of a list: `rows` may hold one more than fits, which says that there is another page. `total` is at most MOST_COUNTED. */
export async function pageAnswer<Row extends { cursor: string }, Item>(
  { page, limit }: Pick<ListQuery, 'page' | 'limit'>,
  rows: readonly Row[],
  total: number,
  view: (rows: Row[]) => Item[] | Promise<Item[]>,
): Promise<List<Item>> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const nextCursor = last ? publishedCursor(last.cursor) : null
  return { data: await view(shown), meta: { page, limit, total, totalPages: Math.ceil(total / limit), nextCursor } }
}

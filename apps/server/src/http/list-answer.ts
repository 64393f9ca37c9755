import type { List, ListQuery } from '@app/contract'

/** Counting stops here: "10,000+" (quality: cost does not grow with the data). */
export const MOST_COUNTED = 10_001

/** One page of a list. `total` is at most MOST_COUNTED. */
export const listAnswer = <Item>(
  { page, limit }: Pick<ListQuery, 'page' | 'limit'>,
  data: Item[],
  total: number,
): List<Item> => ({
  data,
  meta: { page, limit, total, totalPages: Math.ceil(total / limit), nextCursor: null },
})

import type { List as Listed } from '@app/contract/fields/list'
import { MOST_SELECTED } from '@app/contract/fields/list-limits'
import { call } from '../../api/call.ts'
import { type ListSource, wholeQuery } from './list-source.ts'

const ROWS_A_CALL = 100

type Reading = { signal: AbortSignal; onProgress?: (rows: number) => void }

/** The rows of a list as filtered, all pages of it: as many as can be worked on together. */
export async function readAllRows<Row>(source: Omit<ListSource<Row>, 'file'>, { signal, onProgress }: Reading): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | undefined; ; ) {
    const query = { ...wholeQuery(source), limit: ROWS_A_CALL, cursor }
    const { data, meta } = (await call(source.list, { params: source.params, query } as object, { signal })) as Listed<Row>
    rows.push(...data)
    onProgress?.(rows.length)
    if (meta.nextCursor === null || rows.length >= MOST_SELECTED) return rows.slice(0, MOST_SELECTED)
    cursor = meta.nextCursor
  }
}

import type { Title } from '@app/domain'
import type { ReactNode } from 'react'
import type { Column } from '../../ui/list/column.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import { Titled } from './titled.tsx'

type Thing = { id: string; title: Title }
type Says<Row> = {
  id: string
  header: string
  sortable?: boolean
  /** What tells two of the same title apart: their store, and then the day. */
  store: (row: Row) => string
  day: (row: Row) => string
  /** What is read beneath it. */
  beneath: (row: Row) => string
  /** How it looks. */
  cover: (row: Row) => ReactNode
}

/** The first column of a client's own list: what they call each thing, told apart from the others of the page. */
export function useTitleColumn<Row extends Thing>(
  rows: readonly Row[] | undefined,
  { id, header, sortable = false, store, day, beneath, cover }: Says<Row>,
): Column<Row> {
  const format = useFormat()
  const listed = (rows ?? []).map((row) => ({ id: row.id, title: row.title, store: store(row), day: format.day(day(row)) }))
  const titles = format.titlesApart(listed)
  return {
    id,
    header,
    sortable,
    width: '40%',
    card: 'title',
    cell: (row) => <Titled cover={cover(row)} first={titles.get(row.id) ?? format.title(row.title)} second={beneath(row)} />,
  }
}

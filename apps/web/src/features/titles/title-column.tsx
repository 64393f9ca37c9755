import type { Title } from '@app/domain'
import type { Column } from '../../ui/list/column.ts'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'

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
}

/** The first column of a client's own list: what they call each thing, told apart from the others of the page. */
export function useTitleColumn<Row extends Thing>(
  rows: readonly Row[] | undefined,
  { id, header, sortable = false, store, day, beneath }: Says<Row>,
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
    cell: (row) => <TwoLines first={titles.get(row.id) ?? format.title(row.title)} second={beneath(row)} />,
  }
}

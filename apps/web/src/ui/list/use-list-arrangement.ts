import { useLocation } from 'react-router'
import { arrangeColumns } from '../list-tools/list-columns.ts'
import type { Column } from './column.ts'
import type { ListSource } from './list-source.ts'
import { useListLook } from './use-list-look.ts'
import type { List } from './use-list-state.ts'

export type ListArrangement<Row> = {
  shown: readonly Column<Row>[]
  hidden: readonly Column<Row>[]
  setColumns: (ids: readonly string[]) => void
  isCompact: boolean
  setCompact: (isCompact: boolean) => void
  isUsual: boolean
  reset: () => void
}

/** The columns that the address names, else those that the person chose here, else the screen's own. */
export function useListArrangement<Row>(
  columns: readonly Column<Row>[],
  list: List,
  source: ListSource<Row> | undefined,
): ListArrangement<Row> {
  const { pathname } = useLocation()
  const [look, setLook] = useListLook(`${pathname} ${source?.list.path ?? ''}`)
  const { columns: _columns, ...looksUsual } = look
  const chosen = list.columns ?? look.columns ?? null
  return {
    ...arrangeColumns(columns, source ? chosen : null),
    setColumns: (ids) => (list.columns ? list.setColumns(ids) : setLook({ ...look, columns: ids })),
    isCompact: source !== undefined && look.isCompact === true,
    setCompact: (isCompact) => setLook({ ...look, isCompact }),
    isUsual: chosen === null,
    reset: () => {
      if (list.columns) list.setColumns(null)
      setLook(looksUsual)
    },
  }
}

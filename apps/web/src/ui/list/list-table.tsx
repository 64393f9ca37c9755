import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFits } from '../page/use-fits.ts'
import type { Column } from './column.ts'
import { TableRow } from './list-row.tsx'
import styles from './list-table.module.css'
import type { List } from './use-list-state.ts'
import { useRowWindow } from './use-row-window.ts'
import type { Selection } from './use-selection.ts'

export type RowsProps<Row extends { id: string }> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  list: List
  opens?: boolean
  selection?: Selection<Row>
  rowAction?: (row: Row) => ReactNode
  isCompact?: boolean
}

export function ListTable<Row extends { id: string }>(props: RowsProps<Row>) {
  const { label, rows, columns, list, selection, rowAction, isCompact = false } = props
  const { t } = useTranslation()
  const [frame, fits] = useFits<HTMLDivElement>()
  const [body, drawn] = useRowWindow<HTMLTableSectionElement>(rows.length)
  const gap = { rowInPixels: drawn.rowInPixels, cells: columns.length + (selection ? 1 : 0) + (rowAction ? 1 : 0) }
  return (
    <div ref={frame} className={styles.frame} data-fits={fits}>
      <table
        className={styles.table}
        data-compact={isCompact}
        data-selects={selection !== undefined}
        aria-rowcount={rows.length + 1}
      >
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className={styles.check}>
                <AllCheck rows={rows} selection={selection} />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} list={list} />
            ))}
            {rowAction ? (
              <th scope="col" data-act>
                <span className="visually-hidden">{t('ui.actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody ref={body}>
          <Gap heightInPixels={drawn.aboveInPixels} {...gap} />
          {rows.slice(drawn.from, drawn.to).map((row, index) => (
            <TableRow key={row.id} row={row} position={drawn.from + index} {...props} />
          ))}
          <Gap heightInPixels={drawn.belowInPixels} {...gap} />
        </tbody>
      </table>
    </div>
  )
}

function AllCheck<Row extends { id: string }>({ rows, selection }: { rows: readonly Row[]; selection: Selection<Row> }) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const chosen = rows.filter(({ id }) => selection.has(id)).length
  const isSome = chosen > 0 && chosen < rows.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t('ui.chooseAll')}
      data-all-rows
      checked={chosen === rows.length}
      onChange={() => selection.toggleAll(rows)}
    />
  )
}

/** Stands for the rows that are not drawn: their lines alone, for whoever passes through. */
const Gap = ({ heightInPixels, rowInPixels, cells }: { heightInPixels: number; rowInPixels: number; cells: number }) =>
  heightInPixels > 0 ? (
    <tr aria-hidden>
      <td colSpan={cells} className={styles.gap} style={{ height: heightInPixels, backgroundSize: `100% ${rowInPixels}px` }} />
    </tr>
  ) : null

type HeaderProps<Row> = { column: Column<Row>; list: List }

function HeaderCell<Row>({ column, list }: HeaderProps<Row>) {
  const { id, header, align, sortable, width } = column
  const sorted = list.orderBy === id
  const direction = list.mode === 'asc' ? 'ascending' : 'descending'
  const SortIcon = list.mode === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" data-align={align} style={{ width }} aria-sort={sorted ? direction : undefined}>
      {sortable ? (
        <button type="button" className={styles.sort} data-sorted={sorted} onClick={() => list.sortBy(id)}>
          {header}
          <SortIcon aria-hidden />
        </button>
      ) : (
        header
      )}
    </th>
  )
}

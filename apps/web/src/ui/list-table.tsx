import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './column.ts'
import styles from './list-table.module.css'
import { useFits } from './use-fits.ts'
import type { List } from './use-list-state.ts'
import type { Selection } from './use-selection.ts'

export type RowsProps<Row extends { id: string }> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  list: List
  opens?: boolean
  selection?: Selection<Row>
  rowAction?: (row: Row) => ReactNode
}

export function ListTable<Row extends { id: string }>(props: RowsProps<Row>) {
  const { label, rows, columns, list, selection, rowAction } = props
  const { t } = useTranslation()
  const [frame, fits] = useFits<HTMLDivElement>()
  return (
    <div ref={frame} className={styles.frame} data-fits={fits}>
      <table className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={t('ui.chooseAll')}
                  checked={rows.every(({ id }) => selection.has(id))}
                  onChange={() => selection.toggleAll(rows)}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} list={list} />
            ))}
            {rowAction ? (
              <th scope="col">
                <span className="visually-hidden">{t('ui.actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

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

function TableRow<Row extends { id: string }>({
  row,
  columns,
  list,
  opens = true,
  selection,
  rowAction,
}: RowsProps<Row> & { row: Row }) {
  const { t } = useTranslation()
  const open = (event: MouseEvent) => {
    if (!opens || isControl(event.target) || window.getSelection()?.type === 'Range') return
    list.open(row.id)
  }
  return (
    <tr onClick={open} data-opens={opens} data-open={list.openId === row.id} data-chosen={selection?.has(row.id)}>
      {selection ? (
        <td className={styles.check}>
          <input
            type="checkbox"
            aria-label={t('ui.choose')}
            checked={selection.has(row.id)}
            onChange={() => selection.toggle(row)}
          />
        </td>
      ) : null}
      {columns.map(({ id, cell, align }, index) => (
        <td key={id} data-align={align}>
          {index === 0 && opens ? (
            <button type="button" className={styles.open} onClick={() => list.open(row.id)}>
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
      {rowAction ? <td data-align="right">{rowAction(row)}</td> : null}
    </tr>
  )
}

/** What does something of its own does not open the row as well. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, label') !== null

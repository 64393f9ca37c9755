import { type ChangeEvent, type MouseEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsChanged } from './changed-rows.ts'
import styles from './list-table.module.css'
import type { RowsProps } from './list-table.tsx'

/** Not drawn again while only the window over the list moves. */
export const TableRow = memo(Row) as typeof Row

function Row<Row extends { id: string }>({
  row,
  position,
  rows,
  columns,
  list,
  opens = true,
  selection,
  rowAction,
}: RowsProps<Row> & { row: Row; position: number }) {
  const isChanged = useIsChanged(row.id)
  const open = (event: MouseEvent) => {
    if (!opens || isControl(event.target) || window.getSelection()?.type === 'Range') return
    list.open(row.id)
  }
  return (
    <tr
      onClick={open}
      aria-rowindex={position + 2}
      data-row={row.id}
      tabIndex={-1}
      data-opens={opens}
      data-open={list.openId === row.id}
      data-chosen={selection?.has(row.id)}
      data-changed={isChanged}
    >
      {selection ? (
        <td className={styles.check}>
          <RowCheck row={row} rows={rows} selection={selection} />
        </td>
      ) : null}
      {columns.map(({ id, cell, align }, index) => (
        <td key={id} data-align={align}>
          {index === 0 && opens ? (
            <button type="button" className={styles.open} data-row-stop="open" onClick={() => list.open(row.id)}>
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
      {rowAction ? (
        <td data-align="right" data-act>
          {rowAction(row)}
        </td>
      ) : null}
    </tr>
  )
}

type CheckProps<Row extends { id: string }> = Required<Pick<RowsProps<Row>, 'rows' | 'selection'>> & { row: Row; label?: string }

/** Chooses a row; with shift, all from the one that was chosen last. */
export function RowCheck<Row extends { id: string }>({ row, rows, selection }: CheckProps<Row>) {
  const { t } = useTranslation()
  const choose = ({ nativeEvent }: ChangeEvent) => {
    if (nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey) selection.toggleRange(rows, row)
    else selection.toggle(row)
  }
  return (
    <input
      type="checkbox"
      aria-label={t('ui.choose')}
      data-row-stop="check"
      checked={selection.has(row.id)}
      onChange={choose}
      // With shift the browser would mark the text between the two.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    />
  )
}

/** What does something of its own does not open the row as well. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, label') !== null

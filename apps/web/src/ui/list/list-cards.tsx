import { useIsChanged } from './changed-rows.ts'
import type { Column } from './column.ts'
import styles from './list-cards.module.css'
import { RowCheck } from './list-row.tsx'
import type { RowsProps } from './list-table.tsx'
import { useRowWindow } from './use-row-window.ts'

/** On a phone: number and status, what else there is, one figure, one action. */
export function ListCards<Row extends { id: string }>(props: RowsProps<Row>) {
  const [list, drawn] = useRowWindow<HTMLUListElement>(props.rows.length)
  return (
    <ul ref={list} className={styles.cards}>
      {drawn.aboveInPixels > 0 ? <li aria-hidden className={styles.gap} style={{ height: drawn.aboveInPixels }} /> : null}
      {props.rows.slice(drawn.from, drawn.to).map((row) => (
        <Card key={row.id} {...props} row={row} />
      ))}
      {drawn.belowInPixels > 0 ? <li aria-hidden className={styles.gap} style={{ height: drawn.belowInPixels }} /> : null}
    </ul>
  )
}

const BESIDE: ReadonlySet<Column<unknown>['card']> = new Set(['detail', 'wide'])

function Card<Row extends { id: string }>({
  row,
  rows,
  columns,
  list,
  opens = true,
  selection,
  rowAction,
}: RowsProps<Row> & { row: Row }) {
  const isChanged = useIsChanged(row.id)
  const [first, ...others] = columns
  const at = (place: Column<Row>['card']) => others.filter(({ card = 'detail' }) => card === place)
  const title = columns.find(({ card }) => card === 'title') ?? first
  const details = others.filter((column) => column !== title && BESIDE.has(column.card ?? 'detail'))
  return (
    <li className={styles.card} data-row={row.id} tabIndex={-1} data-chosen={selection?.has(row.id)} data-changed={isChanged}>
      <div className={styles.head}>
        {selection ? (
          <span className={styles.check}>
            <RowCheck row={row} rows={rows} selection={selection} />
          </span>
        ) : null}
        {opens ? (
          <button type="button" className={styles.title} data-row-stop="open" onClick={() => list.open(row.id)}>
            {title?.cell(row)}
          </button>
        ) : (
          <span className={styles.title}>{title?.cell(row)}</span>
        )}
        {at('status').map(({ id, cell }) => (
          <span key={id}>{cell(row)}</span>
        ))}
      </div>
      <dl className={styles.details}>
        {[...details, ...at('figure')].map(({ id, header, cell, card }) => (
          <div key={id} data-figure={card === 'figure'} data-wide={card === 'wide'}>
            <dt>{header}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {rowAction ? <div className={styles.action}>{rowAction(row)}</div> : null}
    </li>
  )
}

import { Skeleton } from '@mantine/core'
import styles from './list-skeleton.module.css'

const ROWS = Array.from({ length: 8 }, (_, row) => `row-${row}`)

/** The shape of what is coming, so that nothing jumps when it does. */
export function ListSkeleton({ columns, cards }: { columns: number; cards: boolean }) {
  if (cards) {
    return (
      <div className={styles.cards} aria-hidden>
        {ROWS.slice(0, 4).map((row) => (
          <Skeleton key={row} height={112} />
        ))}
      </div>
    )
  }
  const cells = Array.from({ length: columns }, (_, cell) => `cell-${cell}`)
  return (
    <div className={styles.rows} aria-hidden>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          {cells.map((cell) => (
            <Skeleton key={cell} height={12} />
          ))}
        </div>
      ))}
    </div>
  )
}

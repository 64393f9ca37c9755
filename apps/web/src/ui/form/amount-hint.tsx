import type { ReactNode } from 'react'
import styles from './amount-hint.module.css'

/** Under an amount's field: how what is typed was understood. */
export const withHint =
  (hint: string | null) =>
  (input: ReactNode): ReactNode => (
    <>
      {input}
      <span role="status" className={styles.hint}>
        {hint}
      </span>
    </>
  )

/**
 * The same while the person types, as an overlay: it goes when the field is left, and a button that moved at that moment would miss the click
 * that left it.
 */
export const withPassingHint =
  (hint: string | null) =>
  (input: ReactNode): ReactNode => (
    <div className={styles.container}>
      {input}
      <span role="status" className={`${styles.hint} ${styles.passing}`}>
        {hint}
      </span>
    </div>
  )

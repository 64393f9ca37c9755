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

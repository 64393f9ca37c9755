import type { ReactNode } from 'react'
import styles from './toolbar.module.css'

/** One row above a list: search, filters, what else narrows or exports it. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>
}

import type { ReactNode } from 'react'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import styles from './titled.module.css'

/** How a thing of a client's looks, beside what they call it. */
export function Titled({ cover, first, second }: { cover: ReactNode; first: string; second: string }) {
  return (
    <span className={styles.titled}>
      {cover}
      <TwoLines first={first} second={second} />
    </span>
  )
}

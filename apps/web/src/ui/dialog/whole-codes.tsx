import type { ReactNode } from 'react'
import styles from './whole-codes.module.css'

/** `ORD-000480`, `UIO-1019`. */
const CODE = /\b([A-Z]{2,4}-\d+)\b/

/** The codes of a title stay on one line: at its hyphen a browser would break them. */
export const wholeCodes = (title: ReactNode): ReactNode =>
  typeof title === 'string'
    ? title.split(CODE).map((part, position) =>
        position % 2 === 0 ? (
          part
        ) : (
          <span key={`${part}/${String(position)}`} className={styles.code}>
            {part}
          </span>
        ),
      )
    : title

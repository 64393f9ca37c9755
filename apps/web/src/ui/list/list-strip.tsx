import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode } from 'react'
import styles from './list-strip.module.css'

type Props = { sentence: ReactNode; tone?: 'progress' | 'problem'; mark?: ReactNode; children?: ReactNode }

const MARKS = { progress: null, problem: <IconAlertCircle aria-hidden /> }

/** A line over a list: what goes on with it as a whole, and what can be done about it. */
export function ListStrip({ sentence, tone = 'progress', mark = MARKS[tone], children }: Props) {
  return (
    <div className={styles.strip} data-tone={tone} role={tone === 'problem' ? 'alert' : 'status'}>
      {mark}
      <p>{sentence}</p>
      {children ? <span className={styles.actions}>{children}</span> : null}
    </div>
  )
}

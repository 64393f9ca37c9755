import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = { label: string; value: ReactNode; wide?: boolean }

/** Fields in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The key figures in one line: kg, USD, days. */
export function Figures({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.figures}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

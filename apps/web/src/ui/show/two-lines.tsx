import styles from './two-lines.module.css'

/** What matters, and beneath it what tells it apart; neither ever pushes the other columns out. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles.lines}>
      <span title={first}>{first}</span>
      <small title={second}>{second}</small>
    </span>
  )
}

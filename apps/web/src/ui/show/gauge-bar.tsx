import styles from './category-gauge.module.css'

const NEAR = 0.9

type Props = { label: string; used: number; limit: number; print: (amount: number) => string }

/** How much of a limit is used: a bar that warns when it is nearly full, with its numbers for everybody. */
export function GaugeBar({ label, used, limit, print }: Props) {
  const share = limit > 0 ? used / limit : 0
  return (
    <div className={styles.bar} data-over={share > 1} data-near={share > NEAR}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className="tabular">
          <strong>{print(used)}</strong> / {print(limit)}
        </span>
      </div>
      <meter className={styles.meter} min={0} max={limit} value={Math.min(used, limit)} aria-label={label}>
        {print(used)}
      </meter>
      <div className={styles.track} aria-hidden>
        <div style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
    </div>
  )
}

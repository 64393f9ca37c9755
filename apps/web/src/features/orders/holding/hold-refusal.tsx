import styles from '../../../ui/dialog/dialog-body.module.css'
import { Refusal } from '../../../ui/say/refusal.tsx'

/** What was refused, beneath what was typed. */
export function HoldRefusal({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <p className={styles.failure} role="alert">
      <Refusal error={error} />
    </p>
  )
}

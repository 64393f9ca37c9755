import type { WeightConfirmation } from '@app/contract/fields/weight-confirmation'
import { Refusal } from '../../ui/say/refusal.tsx'
import { DoubtfulWeights } from '../weighing/doubtful-weights.tsx'
import { doubtsOf } from '../weighing/doubts-of.ts'
import styles from './station.module.css'
import type { Station } from './use-station.ts'

type Props = { station: Station; onConfirm?: (confirmed: WeightConfirmation) => void }

/** What the server refused of the package in front of the person. */
export function StationRefusal({ station: { refused, isBusy }, onConfirm }: Props) {
  if (!refused) return null
  const weights = doubtsOf(refused)
  if (onConfirm && weights.length > 0) return <DoubtfulWeights weights={weights} isBusy={isBusy} onConfirm={onConfirm} />
  return (
    <p className={styles.refused} role="alert">
      <Refusal error={refused} />
    </p>
  )
}

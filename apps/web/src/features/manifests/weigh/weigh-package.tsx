import type { BundledOrder } from '@app/contract/bundles.contract'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useTranslation } from 'react-i18next'
import { WeightField } from '../../../ui/form/weight-field.tsx'
import { StatusChip } from '../../../ui/show/status-chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { Weight } from '../../../ui/show/weight.tsx'
import card from '../manifest-card.module.css'
import styles from './weigh-package.module.css'
import { weightDifference } from './weight-difference.ts'

type Props = {
  order: BundledOrder
  weightInGrams: number | null
  /** Null: what was weighed is only shown. */
  onChange: ((grams: number | null) => void) | null
}

/** One package: what Miami weighed, what Quito weighs, and by how much they differ. */
export function WeighPackage({ order, weightInGrams, onChange }: Props) {
  const { t } = useTranslation(['administrator', 'bundles'])
  const { code, description, client, warehouseWeightInGrams, status, outcome } = order
  return (
    <li className={styles.weighing} data-code={code}>
      <div className={styles.weighingName}>
        <strong>{code}</strong>
        {status === 'removed' ? <StatusChip status={status} outcome={outcome} /> : null}
        <span className={card.quiet}>
          {client?.name} · {description}
        </span>
      </div>
      <p className={styles.miami}>
        <span className={card.quiet}>Miami</span>
        <Weight grams={warehouseWeightInGrams} />
      </p>
      <div className={styles.quito}>
        {onChange ? (
          <WeightField
            size="lg"
            label={null}
            aria-label={t('manifests.weightOf', { code })}
            value={weightInGrams}
            onChange={onChange}
          />
        ) : (
          <p className={styles.miami}>
            <span className={card.quiet}>Quito</span>
            {status === 'removed' && order.realWeightInGrams === null ? (
              t('bundles:neverCame')
            ) : (
              <Weight grams={order.realWeightInGrams} />
            )}
          </p>
        )}
      </div>
      <Difference quitoInGrams={weightInGrams} miamiInGrams={warehouseWeightInGrams} />
    </li>
  )
}

function Difference({ quitoInGrams, miamiInGrams }: { quitoInGrams: number | null; miamiInGrams: number | null }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const difference = weightDifference(quitoInGrams, miamiInGrams)
  if (!difference) return <p className={styles.difference}>—</p>
  const { grams, isNotable } = difference
  const sign = grams > 0 ? '+' : grams < 0 ? '−' : '±'
  return (
    <p className={styles.difference} data-notable={isNotable} role="status">
      {isNotable ? <IconAlertTriangle aria-hidden /> : null}
      {sign}
      {format.weight(Math.abs(grams))}
      {isNotable ? <span className="visually-hidden"> {t('manifests.notable')}</span> : null}
    </p>
  )
}

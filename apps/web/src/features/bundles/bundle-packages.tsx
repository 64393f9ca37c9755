import type { Bundle, BundledOrder } from '@app/contract/bundles.contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './bundle-parts.module.css'

/** What is inside, package by package. */
export function BundlePackages({ bundle: { orders } }: { bundle: Pick<Bundle, 'orders'> }) {
  const { t } = useTranslation('bundles')
  if (orders.length === 0) return <p className={styles.quiet}>{t('holdsNothing')}</p>
  return (
    <ul className={styles.packages}>
      {orders.map((order) => (
        <PackageLine key={order.id} order={order} />
      ))}
    </ul>
  )
}

type LineProps = { order: BundledOrder; children?: ReactNode }

/** One package inside; `children` say what a page knows besides. */
export function PackageLine({ order, children }: LineProps) {
  const format = useFormat()
  const { code, client, description, status, outcome, productValueInCents, warehouseWeightInGrams, realWeightInGrams } = order
  const weight = realWeightInGrams ?? warehouseWeightInGrams
  return (
    <li className={styles.package}>
      <span className={styles.packageHead}>
        <strong>{code}</strong>
        <StatusChip status={status} outcome={outcome} />
      </span>
      <span className={styles.figures}>
        {[weight === null ? null : format.weight(weight), format.money(productValueInCents)].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.words}>
        {description}
        {client ? <small>{`${client.name} (${client.code})`}</small> : null}
      </span>
      {children}
    </li>
  )
}

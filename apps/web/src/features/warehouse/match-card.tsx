import type { Order } from '@app/contract/orders.contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'
import { Money } from '../../ui/money.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Weight } from '../../ui/weight.tsx'
import styles from './receive.module.css'

/** Whose package this is, readable from a step away. */
export function MatchCard({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useTranslation('administrator')
  const { client, code, category, isSpecial, status, description, tracking, carrier, weights, productValueInCents } = order
  return (
    <section className={styles.match} aria-label={t('warehouse.match')}>
      <div className={styles.chips}>
        <StatusChip status={status} />
        <Chip tone={isSpecial ? 'orange' : 'neutral'}>
          {t(isSpecial ? 'words.specialCategory' : 'words.category', { category })}
        </Chip>
      </div>
      <p className={styles.client}>
        {client?.name ?? t('warehouse.noClient')} <span className={styles.casillero}>{client?.code}</span>
      </p>
      <p className={styles.description}>{description}</p>
      <dl className={styles.facts}>
        <Fact name={t('words.order')} value={code} />
        <Fact name={[t('words.tracking'), carrier].filter(Boolean).join(' · ')} value={tracking ?? '—'} />
        <Fact name={t('warehouse.expectedWeight')} value={<Weight grams={weights.storeInGrams} />} />
        <Fact name={t('warehouse.declaredValue')} value={<Money cents={productValueInCents} />} />
      </dl>
      {children}
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/show/chip.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { StatusChip } from '../../../ui/show/status-chip.tsx'
import { Weight } from '../../../ui/show/weight.tsx'
import type { StationPackage } from '../../scan-queue/station-package.ts'
import card from '../station-card.module.css'
import styles from './match-card.module.css'

/** Whose package this is, readable from a step away. */
export function MatchCard({ order, children }: { order: StationPackage; children?: ReactNode }) {
  const { t } = useTranslation('warehouse')
  const { client, code, category, isSpecial, status, description, tracking, carrier, weights, productValueInCents } = order
  return (
    <section className={card.match} aria-label={t('match.title')}>
      <div className={card.chips}>
        <StatusChip status={status} />
        <Chip tone={isSpecial ? 'orange' : 'neutral'}>{t(isSpecial ? 'specialCategory' : 'category', { category })}</Chip>
      </div>
      <p className={card.client}>
        {client?.name ?? t('noClient')} <span className={styles.casillero}>{client?.code}</span>
      </p>
      <p className={styles.description}>{description}</p>
      <dl className={card.facts}>
        <Fact name={t('order')} value={code} />
        <Fact name={[t('tracking'), carrier].filter(Boolean).join(' · ')} value={tracking ?? '—'} />
        <Fact name={t('expectedWeight')} value={<Weight grams={weights.storeInGrams} />} />
        <Fact name={t('declaredValue')} value={<Money cents={productValueInCents} />} />
      </dl>
      {children}
    </section>
  )
}

export const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

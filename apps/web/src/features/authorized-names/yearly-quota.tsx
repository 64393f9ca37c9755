import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import gauge from '../../ui/category-gauge.module.css'
import { useFormat } from '../../ui/use-format.ts'
import styles from './yearly-quota.module.css'
import { useYearlyQuota } from './yearly-quota.queries.ts'

const NEAR = 0.9

/** How much of a person's yearly quota of category B is used, and what is left of it. */
export function YearlyQuota({ identification }: { identification: string }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { data: quota, isPending } = useYearlyQuota(identification)
  if (isPending) return <Skeleton height={36} />
  // Whoever is nobody's consignee yet has no quota on record; the list says nothing of it.
  if (!quota) return null
  const { year, usedInCents, limitInCents, leftInCents } = quota
  const share = limitInCents > 0 ? usedInCents / limitInCents : 0
  const label = t('quota.label', { year })
  return (
    <div className={`${gauge.bar} ${styles.quota}`} data-near={share > NEAR} data-over={share > 1}>
      <div className={gauge.words}>
        <span>{label}</span>
        <span className="tabular">
          <strong>{format.money(usedInCents)}</strong> / {format.money(limitInCents)}
        </span>
      </div>
      <meter className={gauge.meter} min={0} max={limitInCents} value={Math.min(usedInCents, limitInCents)} aria-label={label}>
        {format.money(usedInCents)}
      </meter>
      <div className={gauge.track} aria-hidden>
        <div style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
      <p className={styles.left}>{leftInCents > 0 ? t('quota.left', { amount: format.money(leftInCents) }) : t('quota.none')}</p>
    </div>
  )
}

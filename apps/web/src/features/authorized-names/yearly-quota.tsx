import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { GaugeBar } from '../../ui/show/gauge-bar.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { QuotaRoom } from './quota-room.tsx'
import styles from './yearly-quota.module.css'
import { useYearlyQuota } from './yearly-quota.queries.ts'

type Props = {
  identification: string
  /** What a bundle that is being put together would add to it, with tax. */
  changeInCents?: number
  /** Of the person who looks. */
  isOwn?: boolean
}

/** How much of a person's yearly quota of category B is used, and what is left of it. */
export function YearlyQuota({ identification, changeInCents = 0, isOwn = false }: Props) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { data: quota, isPending } = useYearlyQuota(identification)
  if (isPending) return <Skeleton height={36} />
  // Whoever is nobody's consignee yet has no quota on record; the list says nothing of it.
  if (!quota) return null
  const { year, limitInCents, usedInCents } = quota
  if (usedInCents === null || quota.leftInCents === null) return <QuotaRoom quota={quota} isOwn={isOwn} />
  const leftInCents = quota.leftInCents - changeInCents
  return (
    <div className={styles.quota}>
      <GaugeBar
        label={t('quota.label', { year: String(year) })}
        used={usedInCents + changeInCents}
        limit={limitInCents}
        print={format.money}
      />
      <p className={styles.left}>{leftInCents > 0 ? t('quota.left', { amount: format.money(leftInCents) }) : t('quota.none')}</p>
    </div>
  )
}

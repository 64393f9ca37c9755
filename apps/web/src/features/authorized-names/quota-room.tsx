import type { Quota } from '@app/contract/quotas.contract'
import { sum } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './yearly-quota.module.css'

/** Where the sums are not told: whether what waits in Miami still has room, and what went with the house. */
export function QuotaRoom({ quota: { room, entries, year }, isOwn }: { quota: Quota; isOwn: boolean }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const inYear = { year: String(year) }
  const withUsInCents = sum(entries.map(({ amountInCents }) => amountInCents))
  return (
    <div className={styles.quota}>
      {room ? (
        <p className={styles.room} data-fits={room.fits}>
          {room.fits
            ? t('quota.fits', { ...inYear, amount: format.money(room.valueInCents) })
            : t('quota.noRoom', {
                ...inYear,
                amount: format.money(room.valueInCents),
                day: room.fitsFrom ? format.day(room.fitsFrom) : '',
              })}
        </p>
      ) : null}
      {withUsInCents > 0 ? (
        <p className={styles.left}>{t('quota.withUs', { ...inYear, amount: format.money(withUsInCents) })}</p>
      ) : null}
      {isOwn ? <p className={styles.left}>{t('quota.toProve')}</p> : null}
    </div>
  )
}

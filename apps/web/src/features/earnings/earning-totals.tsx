import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Money } from '../../ui/show/money.tsx'
import styles from './earnings.module.css'
import { useEarnings } from './earnings.queries.ts'

/** What is still to be paid by clients, what the house owes, and what it paid. */
export function EarningTotals() {
  const { t } = useTranslation(['associate', 'orders'])
  const earnings = useEarnings({ limit: 1 })
  if (earnings.isPending) return <Skeleton height={104} />
  if (!earnings.data) return <ErrorState error={earnings.error} onRetry={() => void earnings.refetch()} />
  const { pendingInCents, collectedInCents, settledInCents, toTakeOffInCents } = earnings.data.totals
  const totals = [
    { name: 'pending', amountInCents: pendingInCents },
    { name: 'collected', amountInCents: collectedInCents },
    { name: 'settled', amountInCents: settledInCents },
    ...(toTakeOffInCents === 0 ? [] : [{ name: 'toTakeOff', amountInCents: 0 - toTakeOffInCents } as const]),
  ] as const
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, amountInCents }) => (
        <div key={name} data-kind={name}>
          <dt>{t(`earnings.totals.${name}`)}</dt>
          <dd>
            <Money cents={amountInCents} />
          </dd>
          <dd className={styles.why}>{t(`earnings.totals.${name}Why`)}</dd>
        </div>
      ))}
    </dl>
  )
}

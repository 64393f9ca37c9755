import type { BundleDetail } from '@app/contract/bundles.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { sum } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Money } from '../../ui/show/money.tsx'
import { PackageLine } from './bundle-packages.tsx'
import styles from './bundle-parts.module.css'
import { useOrdersOfBundle } from './use-orders-of-bundle.ts'

/** What is inside, with what the associate earns on each package and on all of them. */
export function BundleProfit({ bundle }: { bundle: BundleDetail }) {
  const { t } = useTranslation('bundles')
  const { byId, error, retry } = useOrdersOfBundle(bundle)
  const earned = [...byId.values()].flatMap(({ earning }) => earning ?? [])
  if (bundle.orders.length === 0) return <p className={styles.quiet}>{t('holdsNothing')}</p>
  return (
    <>
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      <ul className={styles.packages}>
        {bundle.orders.map((order) => (
          <PackageLine key={order.id} order={order}>
            <Profit order={byId.get(order.id)} />
          </PackageLine>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('profit.ofBundle')}</span>
        <strong>
          {earned.length > 0 ? <Money cents={sum(earned.map(({ profitInCents }) => profitInCents))} /> : t('profit.notYet')}
        </strong>
      </p>
    </>
  )
}

function Profit({ order }: { order: OrderDetail | undefined }) {
  const { t } = useTranslation('bundles')
  const earning = order?.earning
  return (
    <span className={styles.profit}>
      <span>{t('profit.profit')}</span>
      {earning ? (
        <span>
          <Money cents={earning.profitInCents} /> · {t(`statuses.${earning.status}`)}
        </span>
      ) : (
        <span className={styles.quiet}>{t('profit.notYet')}</span>
      )}
    </span>
  )
}

import type { UserDetail } from '@app/contract/users.contract'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PanelSection } from '../../ui/page/record-panel.tsx'
import { Day } from '../../ui/show/day.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useLatestOrders } from './user-accounts.queries.ts'
import { clientPageOf, orderAt, ordersOf } from './user-links.ts'
import styles from './users.module.css'

const MOST_SHOWN = 5

/** The latest orders of a client, and where all of them stand. */
export function UserOrders({ user }: { user: UserDetail }) {
  const { t } = useTranslation('users')
  const orders = useLatestOrders(user.id, MOST_SHOWN)
  const rows = orders.data?.data
  return (
    <PanelSection title={t('panel.orders')}>
      {orders.isPending ? <Skeleton height="6rem" /> : null}
      {orders.isError && !rows ? <ErrorState error={orders.error} onRetry={() => void orders.refetch()} /> : null}
      {rows?.length === 0 ? <p className={styles.quiet}>{t('panel.noOrders')}</p> : null}
      {rows && rows.length > 0 ? (
        <ul className={styles.orders}>
          {rows.map(({ id, code, status, description, orderDate }) => (
            <li key={id}>
              <Link to={orderAt(id)}>{code}</Link>
              <StatusChip status={status} />
              <span className={styles.what}>{description}</span>
              <span className={styles.quiet}>
                <Day day={orderDate} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.links}>
        <Link to={ordersOf(user)}>{t('panel.allOrders')}</Link>
        <Link to={clientPageOf(user)}>{t('panel.clientPage')}</Link>
      </p>
    </PanelSection>
  )
}

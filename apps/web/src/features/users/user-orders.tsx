import type { UserDetail } from '@app/contract/users.contract'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { Day } from '../../ui/show/day.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useLatestOrders } from './user-accounts.queries.ts'
import { clientPageOf, orderAt, ordersOf } from './user-links.ts'
import styles from './users.module.css'

const FIRST_SHOWN = 5

/** The latest orders of a client, and where all of them stand. */
export function UserOrders({ user }: { user: UserDetail }) {
  const { t } = useTranslation('users')
  const orders = useLatestOrders(user.id)
  const [isWhole, setWhole] = useState(false)
  const rows = orders.data?.data
  const shown = isWhole ? rows : rows?.slice(0, FIRST_SHOWN)
  return (
    <PanelSection title={t('panel.orders')}>
      {orders.isPending ? <Skeleton height="6rem" /> : null}
      {orders.isError && !rows ? <ErrorState error={orders.error} onRetry={() => void orders.refetch()} /> : null}
      {rows?.length === 0 ? <p className={styles.quiet}>{t('panel.noOrders')}</p> : null}
      {shown && shown.length > 0 ? (
        <ul className={styles.orders}>
          {shown.map(({ id, code, status, outcome, description, orderDate }) => (
            <li key={id}>
              <Link to={orderAt(id)}>{code}</Link>
              <StatusChip status={status} outcome={outcome} />
              <span className={styles.what}>{description}</span>
              <span className={styles.quiet}>
                <Day day={orderDate} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {rows && rows.length > FIRST_SHOWN && !isWhole ? (
        <Button variant="subtle" size="compact-md" onClick={() => setWhole(true)}>
          {t('panel.moreOrders', { count: rows.length - FIRST_SHOWN })}
        </Button>
      ) : null}
      <p className={styles.links}>
        <Link to={ordersOf(user)}>{t('panel.allOrders')}</Link>
        <Link to={clientPageOf(user)}>{t('panel.clientPage')}</Link>
      </p>
    </PanelSection>
  )
}

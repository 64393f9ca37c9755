import type { UserDetail } from '@app/contract/users.contract'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { assignmentOf } from './user-links.ts'
import styles from './users.module.css'
import { useClientsOf } from './users.queries.ts'

const MOST_SHOWN = 5

/** The clients of an associate: the first few, how many there are, and where they are given and taken. */
export function UserClients({ user }: { user: UserDetail }) {
  const { t } = useTranslation('users')
  const clients = useClientsOf(user.id, { limit: MOST_SHOWN, orderBy: 'name', mode: 'asc' }, true)
  const rows = clients.data?.data
  const total = clients.data?.meta.total ?? 0
  return (
    <PanelSection title={t('panel.clients', { count: total })}>
      {clients.isPending ? <Skeleton height="6rem" /> : null}
      {clients.isError && !rows ? <ErrorState error={clients.error} onRetry={() => void clients.refetch()} /> : null}
      {rows?.length === 0 ? <p className={styles.quiet}>{t('panel.noClients')}</p> : null}
      {rows && rows.length > 0 ? (
        <ul className={styles.orders}>
          {rows.map(({ id, firstName, lastName, code }) => (
            <li key={id}>
              <Link to={`?open=${id}`}>
                {firstName} {lastName}
              </Link>
              <span className={styles.quiet}>{code}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.links}>
        <Link to={assignmentOf(user)}>{t('panel.assignClients')}</Link>
      </p>
    </PanelSection>
  )
}

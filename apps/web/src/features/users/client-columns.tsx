import type { User } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './assignment.module.css'

/** What tells one client from another when they are given to an associate. */
export function useClientColumns(): Column<User>[] {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  return [
    {
      id: 'name',
      header: t('words.client'),
      cell: ({ firstName, lastName, email }) => (
        <span className={styles.person}>
          {firstName} {lastName}
          <span className={styles.quiet}>{email}</span>
        </span>
      ),
      card: 'title',
    },
    { id: 'casilleroCode', header: t('words.casillero'), cell: ({ casilleroCode }) => casilleroCode ?? '—' },
    { id: 'city', header: t('assignment.city'), cell: ({ city }) => city || '—' },
    {
      id: 'openOrders',
      header: t('assignment.openOrders'),
      cell: ({ openOrders }) => format.number(openOrders),
      align: 'right',
      card: 'figure',
    },
  ]
}

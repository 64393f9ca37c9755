import type { User } from '@app/contract/users.contract'
import { USER_TYPES } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { isSettled } from '../../api/settled.ts'
import { Link } from '../../ui/edit/link.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { assignmentOf, ordersOf } from './user-links.ts'

/** Why an account stays as it is, and where to go so that it need not. */
export function UserRefusal({ user, error }: { user: User; error: unknown }) {
  const { t } = useTranslation('users')
  if (isSettled(error)) return null
  const { firstName, lastName, userType, openOrders } = user
  const isInUse = error instanceof ApiError && error.code === 'accountInUse'
  const isAssociate = userType === USER_TYPES.associate
  return (
    <Note tone="red" isRefusal title={`${firstName} ${lastName}`}>
      <p>
        <Refusal error={error} />
      </p>
      {isInUse && isAssociate ? (
        <p>
          {t('refused.clients')} <Link to={assignmentOf(user)}>{t('refused.toClients')}</Link>
        </p>
      ) : null}
      {isInUse && !isAssociate && openOrders > 0 ? (
        <p>
          {t('refused.orders', { count: openOrders })} <Link to={ordersOf(user)}>{t('refused.toOrders')}</Link>
        </p>
      ) : null}
    </Note>
  )
}

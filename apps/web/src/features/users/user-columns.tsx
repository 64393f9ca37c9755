import type { User } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import { asExtra, type Column } from '../../ui/list/column.ts'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { UserStatusChip, UserTypeChip } from './user-chips.tsx'

/** Who has an account; where a column can be sorted, the server calls it by the same name. */
export function useUserColumns(): Column<User>[] {
  const { t } = useTranslation('users')
  const format = useFormat()
  return [
    {
      id: 'name',
      header: t('fields.name'),
      cell: ({ firstName, lastName, email }) => <TwoLines first={`${firstName} ${lastName}`} second={email} />,
      sortable: true,
      width: '28%',
      card: 'title',
    },
    { id: 'type', header: t('fields.type'), cell: ({ userType }) => <UserTypeChip userType={userType} /> },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (user) => <UserStatusChip {...user} />,
      sortable: true,
      card: 'status',
    },
    { id: 'casilleroCode', header: t('fields.casillero'), cell: ({ casilleroCode }) => casilleroCode ?? '—' },
    { id: 'associate', header: t('fields.associate'), cell: ({ associate }) => associate?.name ?? '—', width: '18%' },
    { id: 'city', header: t('fields.city'), cell: ({ city }) => city || '—', sortable: true },
    {
      id: 'openOrders',
      header: t('fields.openOrders'),
      cell: ({ openOrders }) => format.number(openOrders),
      align: 'right',
      card: 'figure',
    },
    ...[
      {
        id: 'identityStatus',
        header: t('fields.identity'),
        cell: ({ identityStatus }: User) => t(`identityStatuses.${identityStatus}`),
      },
      {
        id: 'emailStatus',
        header: t('fields.emailStatus'),
        cell: ({ emailStatus }: User) => t(`emailStatuses.${emailStatus}`),
      },
      {
        id: 'identification',
        header: t('fields.identification'),
        cell: ({ identification, identificationType }: User) =>
          identification ? `${t(`identificationTypes.${identificationType}`)} ${identification}` : '—',
      },
      { id: 'phone', header: t('fields.phone'), cell: ({ phone }: User) => phone || '—' },
      {
        id: 'hasDiscount',
        header: t('fields.hasDiscount'),
        cell: ({ hasDiscount }: User) => t(hasDiscount ? 'yes' : 'no'),
      },
      {
        id: 'createdAt',
        header: t('fields.createdAt'),
        cell: ({ createdAt }: User) => <time dateTime={createdAt}>{format.instant(createdAt)}</time>,
        sortable: true,
      },
    ].map(asExtra),
  ]
}

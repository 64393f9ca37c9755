import type { User, UserDetail } from '@app/contract/users.contract'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Facts } from '../../ui/show/facts.tsx'
import { UserStatusChip } from '../users/user-chips.tsx'
import type { OfClient } from './client-list.ts'
import { isInFull, useClientData } from './clients.queries.ts'

/** How to reach a client, and who they are on paper. */
export function ClientData({ client }: OfClient) {
  const data = useClientData(client)
  if (data.data) return <Known person={data.data} />
  if (data.isPending) return <Skeleton height="4rem" />
  return <ErrorState error={data.error} onRetry={() => void data.refetch()} />
}

function Known({ person }: { person: User | UserDetail }) {
  const { t } = useTranslation(['clients', 'profile', 'users'])
  const {
    email,
    phone,
    identificationType,
    identification,
    city,
    province,
    associate,
    hasDiscount,
    status,
    identityStatus,
    emailStatus,
  } = person
  const place = [isInFull(person) ? person.address : '', city, province].filter(Boolean).join(', ')
  return (
    <Facts
      facts={[
        { label: t('email'), value: <a href={`mailto:${email}`}>{email}</a> },
        { label: t('phone'), value: phone ? <a href={`tel:${phone}`}>{phone}</a> : null },
        { label: t(`profile:identificationTypes.${identificationType}`), value: identification },
        { label: t('identity'), value: t(`identityStatuses.${identityStatus}`) },
        { label: t('emailStatus'), value: t(`emailStatuses.${emailStatus}`) },
        { label: t('place'), value: place },
        { label: t('associate'), value: associate?.name ?? t('none') },
        { label: t('discount'), value: t(hasDiscount ? 'hasDiscount' : 'hasNoDiscount') },
        ...(status === 'inactive' ? [{ label: t('account'), value: <UserStatusChip {...person} /> }] : []),
      ]}
    />
  )
}

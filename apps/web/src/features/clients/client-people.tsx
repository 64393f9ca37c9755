import { Skeleton } from '@mantine/core'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Chip } from '../../ui/show/chip.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useAuthorizedNames } from '../authorized-names/authorized-names.queries.ts'
import { StaffConsent } from '../authorized-names/consent/staff-consent.tsx'
import type { OfClient } from './client-list.ts'
import styles from './clients.module.css'
import { PersonIdentity } from './person-identity.tsx'

/** Who may collect a client's packages, or be declared in their place. Only the client adds and removes them. */
export function ClientPeople({ client }: OfClient) {
  const { t } = useTranslation(['clients', 'profile'])
  const people = useAuthorizedNames(client.id)
  if (people.isPending) return <Skeleton height="8rem" />
  if (!people.data) return <ErrorState error={people.error} onRetry={() => void people.refetch()} />
  if (people.data.length === 0)
    return <EmptyState icon={IconUsers} title={t('empty.people')} sentence={t('empty.peopleHelp', { name: client.name })} />
  return (
    <ul className={styles.people} aria-label={t('views.people')}>
      {people.data.map((person) => (
        <li key={person.id}>
          <p className={styles.personName}>{person.name}</p>
          <p className={styles.quiet}>
            {t(`profile:identificationTypes.${person.identificationType}`)} {person.identification} · {person.phone}
          </p>
          <div className={styles.purposes}>
            {person.purposes.map((purpose) => (
              <Chip key={purpose} tone="neutral">
                {t(`profile:authorizedNames.${purpose}`)}
              </Chip>
            ))}
            {person.identityVerifiedAt ? <Chip tone="green">{t('people.seen')}</Chip> : null}
            <PersonIdentity person={person} />
          </div>
          <StaffConsent person={person} />
        </li>
      ))}
    </ul>
  )
}

import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { ActionIcon } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Chip } from '../../ui/show/chip.tsx'
import styles from './authorized-names-list.module.css'
import { OwnConsent } from './consent/own-consent.tsx'
import { YearlyQuota } from './yearly-quota.tsx'

type Props = {
  person: AuthorizedName
  onEdit: (person: AuthorizedName) => void
  onRemove: (person: AuthorizedName) => void
  /** Why it could not be removed. */
  failure: Error | null
}

export function AuthorizedNamesRow({ person, onEdit, onRemove, failure }: Props) {
  const { t } = useTranslation('profile')
  const { name, identificationType, identification, phone, purposes } = person
  // The quota is that of natural persons who are declared as consignee.
  const isDeclarable = identificationType === 'cedula' && purposes.includes('consignee')
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.details}>
          {t(`identificationTypes.${identificationType}`)} {identification} · {phone}
        </p>
        <p className={styles.purposes}>
          {purposes.map((purpose) => (
            <Chip key={purpose} tone="neutral">
              {t(`authorizedNames.${purpose}`)}
            </Chip>
          ))}
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('authorizedNames.edit', { name })}
        onClick={() => onEdit(person)}
      >
        <IconPencil aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('authorizedNames.remove', { name })}
        onClick={() => onRemove(person)}
      >
        <IconTrash aria-hidden />
      </ActionIcon>
      <div className={styles.below}>
        <OwnConsent person={person} />
      </div>
      {isDeclarable ? (
        <div className={styles.below}>
          <YearlyQuota identification={identification} />
        </div>
      ) : null}
      {failure ? (
        <p className={`${styles.below} ${styles.failure}`} role="alert">
          <Refusal error={failure} />
        </p>
      ) : null}
    </li>
  )
}

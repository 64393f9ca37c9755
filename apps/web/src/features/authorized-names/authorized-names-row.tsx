import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { ActionIcon } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'
import styles from './authorized-names-list.module.css'

type Props = {
  person: AuthorizedName
  onEdit: (person: AuthorizedName) => void
  onRemove: (person: AuthorizedName) => void
}

export function AuthorizedNamesRow({ person, onEdit, onRemove }: Props) {
  const { t } = useTranslation('profile')
  const { name, identificationType, identification, phone, purposes } = person
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
    </li>
  )
}

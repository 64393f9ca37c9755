import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { Chip } from '../../ui/show/chip.tsx'
import { capitalised } from '../../ui/show/format.ts'
import styles from './authorized-names-list.module.css'
import { YearlyQuota } from './yearly-quota.tsx'

/** The client, who is always authorized, with their own yearly quota. */
export function OwnQuota() {
  const { t } = useTranslation('profile')
  const { firstName, lastName, identificationType, identification } = useMe()
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>{capitalised(`${firstName} ${lastName}`)}</p>
        <p className={styles.details}>
          {t(`identificationTypes.${identificationType}`)} {identification}
        </p>
        <p className={styles.purposes}>
          <Chip tone="blue">{t('authorizedNames.you')}</Chip>
        </p>
        {identificationType === 'cedula' ? <YearlyQuota identification={identification} isOwn /> : null}
      </div>
    </li>
  )
}

import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { UserDetail } from '@app/contract/users.contract'
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Note } from '../../ui/show/note.tsx'
import styles from './claimants-note.module.css'

type Props = { user: UserDetail; onOpen: (id: string) => void }

/** Who else gave this identification: staff decide on a document, in the account of the one who showed it. */
export function ClaimantsNote({ user: { claimants, identification, identityStatus }, onOpen }: Props) {
  const { t } = useTranslation('users')
  return (
    <Note tone={identityStatus === 'verified' ? 'neutral' : 'red'} title={t('claimants.title', { count: claimants.length })}>
      <p>{t(`claimants.${identityStatus === 'declared' ? 'disputed' : identityStatus}`)}</p>
      <ul className={styles.people}>
        {claimants.map(({ id, name, code }) => (
          <li key={id}>
            <Anchor component="button" type="button" inherit underline="always" onClick={() => onOpen(id)}>
              {name} ({code})
            </Anchor>
          </li>
        ))}
      </ul>
      <p className={styles.bundles}>
        <Link to={addressOf(ADMINISTRATOR_PATHS.bundles, { q: identification })}>{t('claimants.bundles')}</Link>
      </p>
    </Note>
  )
}

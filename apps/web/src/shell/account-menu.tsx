import { Menu } from '@mantine/core'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { logOut } from '../session/session.ts'
import { useActor } from '../session/use-actor.ts'
import { useMe } from '../session/use-session.ts'
import { capitalised } from '../ui/format.ts'
import styles from './account-menu.module.css'

/** Who is signed in and as what; the profile, the way out, and which version this is. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { firstName, lastName, email } = useMe()
  const { role } = useActor()
  const name = capitalised(`${firstName} ${lastName}`)
  const initials = (firstName.trim().charAt(0) + lastName.trim().charAt(0)).toUpperCase()
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <button type="button" className={styles.account} aria-label={t('shell.account', { name })}>
          <span className={styles.initials} aria-hidden>
            {initials}
          </span>
          <span className={styles.who}>
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>{t(`roles.${role}`)}</span>
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.card}>
          <strong>{name}</strong>
          <span>{email}</span>
          <span>{t(`roles.${role}`)}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/perfil" leftSection={<IconUser aria-hidden />}>
          {t('shell.profile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout aria-hidden />} onClick={() => void logOut()}>
          {t('shell.logOut')}
        </Menu.Item>
        <Menu.Divider />
        <p className={styles.version}>{t('shell.version', { version: __VERSION__ })}</p>
      </Menu.Dropdown>
    </Menu>
  )
}

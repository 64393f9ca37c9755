import { Popover } from '@mantine/core'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useState } from 'react'
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
  const [opened, setOpened] = useState(false)
  return (
    <Popover position="bottom-end" width={240} opened={opened} onChange={setOpened} trapFocus returnFocus withinPortal={false}>
      <Popover.Target>
        <button type="button" className={styles.account} onClick={() => setOpened(!opened)}>
          <span className="visually-hidden">{t('shell.account')}</span>
          <span className={styles.initials} aria-hidden>
            {initials}
          </span>
          <span className={styles.who}>
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>{t(`roles.${role}`)}</span>
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={t('shell.account')}>
        <div className={styles.card}>
          <strong>{name}</strong>
          <span>{email}</span>
          <span>{t(`roles.${role}`)}</span>
        </div>
        <ul className={styles.entries}>
          <li>
            <Link to="/perfil" className={styles.entry} onClick={() => setOpened(false)}>
              <IconUser aria-hidden />
              {t('shell.profile')}
            </Link>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={logOut}>
              <IconLogout aria-hidden />
              {t('shell.logOut')}
            </button>
          </li>
        </ul>
        <p className={styles.version}>{t('shell.version', { version: __VERSION__ })}</p>
      </Popover.Dropdown>
    </Popover>
  )
}

import { PROFILE_PATH } from '@app/contract/paths'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { lazy, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedScreen } from '../features/search/search-options.ts'
import { logOut } from '../session/session.ts'
import { useActor } from '../session/use-actor.ts'
import { useMe } from '../session/use-session.ts'
import { Link } from '../ui/edit/link.tsx'
import { Floating } from '../ui/page/floating.tsx'
import { useHotkey } from '../ui/page/use-hotkey.ts'
import { useLazyPanel } from '../ui/page/use-lazy-panel.ts'
import { useMessages } from '../ui/say/toast-history.ts'
import { capitalised } from '../ui/show/format.ts'
import styles from './account-menu.module.css'

const ContactPanel = lazy(async () => ({ default: (await import('../features/company/contact-panel.tsx')).ContactPanel }))
const MessagesPanel = lazy(async () => ({ default: (await import('./messages-panel.tsx')).MessagesPanel }))
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }))

/** Who is signed in and as what; the profile, what was said, whom a client asks, the keys, the way out, and which version this is. */
export function AccountMenu({ screens }: { screens: readonly NamedScreen[] }) {
  const { t } = useTranslation()
  const { firstName, lastName, email } = useMe()
  const { role, duties = [] } = useActor()
  // An owner is the administrator of the specification.
  const hasOwnDuties = duties.length > 0 && !duties.includes('owner')
  const messages = useMessages()
  const name = capitalised(`${firstName} ${lastName}`)
  const initials = (firstName.trim().charAt(0) + lastName.trim().charAt(0)).toUpperCase()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const close = () => card.current?.hidePopover()
  const messagesPanel = useLazyPanel()
  const shortcuts = useLazyPanel()
  const help = useLazyPanel()
  const show = (panel: typeof shortcuts) => {
    // The entry is about to vanish: what opens gives the focus back to the button.
    if (card.current?.matches(':popover-open')) button.current?.focus()
    close()
    panel.open()
  }
  useHotkey('shortcuts', () => show(shortcuts))
  return (
    <>
      <button ref={button} type="button" className={styles.account} popoverTarget={id}>
        <span className="visually-hidden">{t('shell.account')}</span>
        <span className={styles.initials} aria-hidden>
          {initials}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>
            {hasOwnDuties ? duties.map((duty) => t(`dutyNames.${duty}`)).join(', ') : t(`roles.${role}`)}
          </span>
        </span>
      </button>
      <div
        ref={card}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('shell.account')}
        className={styles.dropdown}
        onToggle={({ newState }) => newState === 'open' && card.current?.querySelector('a')?.focus()}
      >
        <div className={styles.card}>
          <strong>{name}</strong>
          <span>{email}</span>
          <span>{t(`roles.${role}`)}</span>
        </div>
        <ul className={styles.entries}>
          <li>
            <Link to={PROFILE_PATH} className={styles.entry} onClick={close}>
              <IconUser aria-hidden />
              {t('shell.profile')}
            </Link>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={() => show(messagesPanel)}>
              <IconMessages aria-hidden />
              {t('shell.messages')}
              {messages.length > 0 ? <span className={styles.count}>{messages.length}</span> : null}
            </button>
          </li>
          {role === 'client' ? (
            <li>
              <button type="button" className={styles.entry} onClick={() => show(help)}>
                <IconHelpCircle aria-hidden />
                {t('shell.bar.help')}
              </button>
            </li>
          ) : null}
          <li className={styles.keyboard}>
            <button type="button" className={styles.entry} onClick={() => show(shortcuts)}>
              <IconKeyboard aria-hidden />
              {t('shell.shortcuts')}
              <kbd className={styles.count} aria-hidden>
                ?
              </kbd>
            </button>
          </li>
        </ul>
        <button type="button" className={styles.entry} onClick={logOut}>
          <IconLogout aria-hidden />
          {t('shell.logOut')}
        </button>
        <p className={styles.version}>{t('shell.version', { version: __VERSION__ })}</p>
      </div>
      <Floating>
        {messagesPanel.wasOpened ? <MessagesPanel opened={messagesPanel.isOpen} onClose={() => messagesPanel.close()} /> : null}
        {help.wasOpened ? <ContactPanel opened={help.isOpen} onClose={() => help.close()} /> : null}
        {shortcuts.wasOpened ? (
          <ShortcutsDialog opened={shortcuts.isOpen} onClose={() => shortcuts.close()} screens={screens} />
        ) : null}
      </Floating>
    </>
  )
}

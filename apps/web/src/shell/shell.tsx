import { PROFILE_PATH } from '@app/contract/paths'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type MenuEntry, screensOf } from '../areas/inside/screen.ts'
import { NewVersionBar } from '../features/installation/new-version-bar.tsx'
import { readStored, writeStored } from '../session/storage.ts'
import { useActor } from '../session/use-actor.ts'
import { useMe } from '../session/use-session.ts'
import { noteNavigation } from '../ui/page/acted-since-navigation.ts'
import { Floating } from '../ui/page/floating.tsx'
import { useIsPhone } from '../ui/page/use-is-phone.ts'
import { ClientBar } from './client-bar.tsx'
import { useGoKeys } from './go-keys.ts'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const EmailBar = lazy(async () => ({ default: (await import('../features/email-confirmation/email-bar.tsx')).EmailBar }))
const IdentityBar = lazy(async () => ({ default: (await import('../features/identity/identity-bar.tsx')).IdentityBar }))
const PhoneMenu = lazy(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }))

const COLLAPSED_KEY = 'DrawerCollapsed'

/** The default: on a tablet held upright the drawer would take a third of the page, and a list's columns with it. */
function beginsCollapsed(): boolean {
  const chosen = readStored(COLLAPSED_KEY)
  return chosen === null ? matchMedia('(max-width: 899px)').matches : chosen === 'true'
}

/** Header and side menu around every screen: a drawer of 250 px, icons, or over the page below 600 px. */
export function Shell({ menu, children }: { menu: readonly MenuEntry[]; children: ReactNode }) {
  const { t } = useTranslation()
  const { emailStatus, identityStatus, identification } = useMe()
  const { role } = useActor()
  const isPhone = useIsPhone()
  const { key } = useLocation()
  const [collapsed, setCollapsed] = useState(beginsCollapsed)
  // Where the drawer was opened, null before it ever was: going anywhere, also to the same screen, closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const overPage = openedAt === key

  // Before the effects of the screen that arrives.
  useLayoutEffect(() => noteNavigation(key), [key])
  useScrollMemory()
  const screens = screensOf(menu).map(({ path, label }) => ({ path, name: t(`menu.${label}`) }))
  screens.push({ path: PROFILE_PATH, name: t('shell.profile') })

  useGoKeys(screens)

  const collapse = (next: boolean) => {
    setCollapsed(next)
    writeStored(COLLAPSED_KEY, String(next))
  }
  const toggleMenu = () => (isPhone ? setOpenedAt(overPage ? '' : key) : collapse(!collapsed))
  return (
    <div className={styles.shell} data-collapsed={collapsed}>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <Header onToggleMenu={toggleMenu} isMenuOpen={isPhone ? overPage : !collapsed} screens={screens} />
      {isPhone ? (
        <Floating>
          {openedAt === null ? null : <PhoneMenu menu={menu} opened={overPage} onClose={() => setOpenedAt('')} />}
        </Floating>
      ) : (
        <aside className={styles.side}>
          <SideMenu menu={menu} collapsed={collapsed} onExpand={() => collapse(false)} />
        </aside>
      )}
      <main id="content" className={styles.content} tabIndex={-1}>
        <NewVersionBar />
        {emailStatus === 'waiting' ? (
          <Suspense>
            <EmailBar />
          </Suspense>
        ) : null}
        {identityStatus === 'disputed' || identityStatus === 'lost' ? (
          <Suspense>
            <IdentityBar status={identityStatus} identification={identification} />
          </Suspense>
        ) : null}
        {children}
      </main>
      {isPhone && role === 'client' ? <ClientBar /> : null}
    </div>
  )
}

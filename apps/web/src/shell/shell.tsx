import { Drawer } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type MenuEntry, screensOf } from '../areas/inside/screen.ts'
import { NewVersionBar } from '../features/installation/new-version-bar.tsx'
import { readStored, writeStored } from '../session/storage.ts'
import { noteDeparture } from '../ui/arrival.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const COLLAPSED_KEY = 'DrawerCollapsed'

/** Header and side menu around every screen: a drawer of 250 px, icons, or over the page below 600 px. */
export function Shell({ menu, children }: { menu: readonly MenuEntry[]; children: ReactNode }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { key } = useLocation()
  const [collapsed, setCollapsed] = useState(() => readStored(COLLAPSED_KEY) === 'true')
  // Where the drawer was opened: going anywhere, also to the same screen, closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const overPage = openedAt === key
  const setOverPage = (open: boolean) => setOpenedAt(open ? key : null)

  // Before the effects of the screen that arrives.
  useLayoutEffect(() => noteDeparture(key), [key])
  useScrollMemory()
  const screens = screensOf(menu).map(({ path, label }) => ({ path, name: t(`menu.${label}`) }))
  screens.push({ path: '/perfil', name: t('shell.profile') })

  const collapse = (next: boolean) => {
    setCollapsed(next)
    writeStored(COLLAPSED_KEY, String(next))
  }
  const toggleMenu = () => (isPhone ? setOverPage(!overPage) : collapse(!collapsed))
  return (
    <div className={styles.shell} data-collapsed={collapsed}>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <Header onToggleMenu={toggleMenu} isMenuOpen={isPhone ? overPage : !collapsed} screens={screens} />
      {isPhone ? (
        <Drawer
          opened={overPage}
          onClose={() => setOverPage(false)}
          size={250}
          title={t('ui.product')}
          closeButtonProps={{ 'aria-label': t('ui.close') }}
          classNames={{ body: styles.drawerBody, content: styles.drawer, header: styles.drawerHeader, title: styles.drawerTitle }}
        >
          <SideMenu menu={menu} collapsed={false} onExpand={() => undefined} />
        </Drawer>
      ) : (
        <aside className={styles.side}>
          <SideMenu menu={menu} collapsed={collapsed} onExpand={() => collapse(false)} />
        </aside>
      )}
      <main id="content" className={styles.content} tabIndex={-1}>
        <NewVersionBar />
        {children}
      </main>
    </div>
  )
}

import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isGroup, type MenuEntry, type Screen, type ScreenGroup, shownIn } from '../areas/inside/screen.ts'
import { Link } from '../ui/edit/link.tsx'
import { type Selected, selectedBy, storedSelection, storeSelection } from './selected-option.ts'
import styles from './side-menu.module.css'

type Props = { menu: readonly MenuEntry[]; collapsed: boolean; onExpand: () => void }

export function SideMenu({ menu, collapsed, onExpand }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const here = selectedBy(pathname, menu)
  const selected = here ?? storedSelection()
  const { option, subOption } = selected
  useEffect(() => {
    if (here) storeSelection({ option, subOption })
  }, [here, option, subOption])

  return (
    <nav className={styles.menu} aria-label={t('shell.menu')} data-collapsed={collapsed}>
      <ul>
        {shownIn(menu).map((entry) => (
          <li key={entry.label}>
            {isGroup(entry) ? (
              <Group group={entry} selected={selected} collapsed={collapsed} onExpand={onExpand} />
            ) : (
              <Entry screen={entry} isSelected={selected.option === entry.label} collapsed={collapsed} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ screen, isSelected, collapsed }: { screen: Screen; isSelected: boolean; collapsed: boolean }) {
  const { t } = useTranslation()
  const { path, label, icon: ScreenIcon } = screen
  const { pathname } = useLocation()
  const name = t(`menu.${label}`)
  return (
    <Link
      to={path}
      className={styles.entry}
      data-selected={isSelected}
      aria-current={pathname === path ? 'page' : undefined}
      aria-label={collapsed ? name : undefined}
      title={collapsed ? name : undefined}
    >
      <ScreenIcon aria-hidden />
      {collapsed ? null : <span className={styles.label}>{name}</span>}
    </Link>
  )
}

type GroupProps = { group: ScreenGroup; selected: Selected; collapsed: boolean; onExpand: () => void }

function Group({ group, selected, collapsed, onExpand }: GroupProps) {
  const { t } = useTranslation()
  const { label, icon: GroupIcon, screens } = group
  const isSelected = selected.option === label
  const [unfolded, setUnfolded] = useState(isSelected)
  useEffect(() => {
    if (isSelected) setUnfolded(true)
  }, [isSelected])

  const name = t(`menu.${label}`)
  // As icons there is no room to unfold in: the drawer opens first.
  const toggle = () => {
    setUnfolded(collapsed || !unfolded)
    if (collapsed) onExpand()
  }
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        data-selected={isSelected && (collapsed || !unfolded)}
        aria-expanded={unfolded && !collapsed}
        aria-label={collapsed ? name : undefined}
        title={collapsed ? name : undefined}
        onClick={toggle}
      >
        <GroupIcon aria-hidden />
        {collapsed ? null : (
          <>
            <span className={styles.label}>{name}</span>
            <IconChevronDown className={styles.chevron} aria-hidden />
          </>
        )}
      </button>
      {unfolded && !collapsed ? (
        <ul className={styles.sub}>
          {screens.map((screen) => (
            <li key={screen.path}>
              <Entry screen={screen} isSelected={isSelected && selected.subOption === screen.label} collapsed={false} />
            </li>
          ))}
          {screens.length === 0 ? <li className={styles.none}>{t('shell.emptyGroup')}</li> : null}
        </ul>
      ) : null}
    </>
  )
}

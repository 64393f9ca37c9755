import type { SavedView } from '@app/contract/saved-views.contract'
import { Menu } from '@mantine/core'
import IconBookmarkPlus from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '../edit/link.tsx'
import { SavedViewsButton } from '../list-tools/list-tool-buttons.tsx'
import { useOpenedLate } from '../page/use-opened-late.ts'
import { SavedViewActions } from './saved-view-actions.tsx'
import { addressOfView } from './saved-view-address.ts'
import { type Naming, SavedViewNaming } from './saved-view-naming.tsx'
import styles from './saved-views-menu.module.css'
import type { SavedViews } from './use-saved-views.ts'
import { useViewChanges } from './use-view-changes.ts'

type Props = { views: SavedViews; isPhone: boolean; isWanted: boolean }

/** The person's own ways of seeing this list, each under the name that they gave it. */
export function SavedViewsMenu({ views, isPhone, isWanted }: Props) {
  const { t } = useTranslation('table')
  const [naming, setNaming] = useState<Naming>(null)
  const { target, state } = useOpenedLate(isWanted)
  const changes = useViewChanges(views)
  const { saved, current, isChanged } = views
  return (
    <>
      <Menu {...state} position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false} width={280}>
        <Menu.Target>
          <SavedViewsButton ref={target} views={views} isPhone={isPhone} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t(saved.length > 0 ? 'views.yours' : 'views.none')}</Menu.Label>
          {saved.map((view) => (
            <ViewItem key={view.id} view={view} isCurrent={view.id === current?.id} />
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconBookmarkPlus aria-hidden />} onClick={() => setNaming('new')}>
            {t('views.save')}
          </Menu.Item>
          {current ? <SavedViewActions {...{ isChanged, changes }} view={current} onName={setNaming} /> : null}
        </Menu.Dropdown>
      </Menu>
      <SavedViewNaming views={views} naming={naming} onClose={() => setNaming(null)} />
    </>
  )
}

function ViewItem({ view, isCurrent }: { view: SavedView; isCurrent: boolean }) {
  const { t } = useTranslation('table')
  const { pathname } = useLocation()
  return (
    <Menu.Item
      component={Link}
      to={{ pathname, search: `?${addressOfView(view)}` }}
      aria-current={isCurrent ? 'true' : undefined}
      leftSection={isCurrent ? <IconCheck aria-hidden /> : <span className={styles.noMark} />}
      rightSection={view.isDefault ? <IconHome role="img" aria-label={t('views.isDefault')} /> : null}
    >
      <span className={styles.itemName}>{view.name}</span>
    </Menu.Item>
  )
}

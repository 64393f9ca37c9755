import type { SavedView } from '@app/contract/saved-views.contract'
import { ActionIcon } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '../edit/link.tsx'
import type { ListSource } from '../list/list-source.ts'
import { TabsSlotContext } from '../page/tabs-slot.ts'
import tabStyles from '../page/view-tabs.module.css'
import { TabCount } from '../page/view-tabs.tsx'
import { addressOfView } from './saved-view-address.ts'
import { SavedViewDots } from './saved-view-dots.tsx'
import { type Naming, SavedViewNaming } from './saved-view-naming.tsx'
import styles from './saved-view-tabs.module.css'
import type { SavedViews } from './use-saved-views.ts'
import { useViewChanges } from './use-view-changes.ts'
import { useViewCounts } from './use-view-counts.ts'

const SavedViewMenu = lazy(async () => ({ default: (await import('./saved-view-menu.tsx')).SavedViewMenu }))

type Props<Row> = {
  views: SavedViews
  source: ListSource<Row>
  /** What the list holds as it stands. */
  total: number | undefined
}

/** The person's own ways of seeing a list, then the team's, as tabs after the page's; where it has none, after one for everything. */
export function SavedViewTabs<Row>({ views, source, total }: Props<Row>) {
  const { t } = useTranslation('table')
  const [naming, setNaming] = useState<Naming>(null)
  const { saved, current } = views
  const page = use(TabsSlotContext)
  const changes = useViewChanges(views)
  const counts = useViewCounts(source, saved)
  const setShown = page?.setShownSaved
  const currentId = current?.id ?? null
  useEffect(() => {
    setShown?.(currentId)
    return () => setShown?.(null)
  }, [setShown, currentId])
  const own = (
    <>
      {saved.map((view) => (
        <ViewTab key={view.id} view={view} views={views} count={view.id === current?.id ? total : counts[view.id]} />
      ))}
      {current ? (
        <SavedViewDots
          name={t('views.actsOf', { name: current.name })}
          menu={(props) => (
            <SavedViewMenu {...props} view={current} isChanged={views.isChanged} changes={changes} onName={setNaming} />
          )}
        />
      ) : null}
      <ActionIcon
        className={styles.add ?? ''}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('views.save')}
        title={t('views.save')}
        onClick={() => setNaming('new')}
      >
        <IconPlus aria-hidden />
      </ActionIcon>
    </>
  )
  return (
    <>
      {page?.slot ? (
        createPortal(own, page.slot)
      ) : (
        <nav className={`${tabStyles.tabs} ${styles.alone}`} aria-label={t('views.button')}>
          <Link to="?" aria-current={current ? undefined : 'page'}>
            {t('views.all')}
          </Link>
          {own}
        </nav>
      )}
      <SavedViewNaming views={views} naming={naming} onClose={() => setNaming(null)} />
    </>
  )
}

function ViewTab({ view, views, count }: { view: SavedView; views: SavedViews; count: number | undefined }) {
  const { t } = useTranslation('table')
  const { pathname } = useLocation()
  const isCurrent = view.id === views.current?.id
  const title = view.sharedBy
    ? t('views.sharedBy', { name: view.sharedBy.name })
    : view.isDefault
      ? t('views.isDefault')
      : undefined
  return (
    <Link
      data-view={view.id}
      to={{ pathname, search: `?${addressOfView(view)}` }}
      aria-current={isCurrent ? 'page' : undefined}
      title={title}
    >
      <span className={styles.name}>{view.isShared ? t('views.ofTeam', { name: view.name }) : view.name}</span>
      {isCurrent && views.isChanged ? <span className={styles.changed}>{t('views.changed')}</span> : null}
      {count === undefined ? null : <TabCount count={count} />}
    </Link>
  )
}

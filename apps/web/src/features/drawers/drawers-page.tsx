import { DRAWER_TABS } from '@app/contract/screens/screen-access'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenViews } from '../../session/use-may.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { MyDrawer } from './my-drawer.tsx'

const ClosingList = lazy(async () => ({ default: (await import('./closing-list.tsx')).ClosingList }))
const AllDrawers = lazy(async () => ({ default: (await import('./all-drawers.tsx')).AllDrawers }))

/** Cash at the counter: the drawer that one holds, what was closed, and the drawers of the house. */
export function DrawersPage() {
  const { t } = useTranslation('accounts')
  const open = useOpenViews(DRAWER_TABS)
  const [first = 'mine'] = open
  const view = useView(open, first)
  return (
    <Page title={t('drawers.title')} sentence={t('drawers.sentence')}>
      <ViewTabs
        label={t('drawers.title')}
        views={Object.fromEntries(open.map((name) => [name, t(`drawers.views.${name}`)]))}
        first={first}
      />
      <Suspense fallback={<PageLoading />}>
        {view === 'mine' ? <MyDrawer /> : null}
        {view === 'closings' ? <ClosingList /> : null}
        {view === 'drawers' ? <AllDrawers /> : null}
      </Suspense>
    </Page>
  )
}

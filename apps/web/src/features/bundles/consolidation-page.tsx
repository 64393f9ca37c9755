import { listAssociateOrders } from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import { NothingFound } from '../../ui/list/list-empty.tsx'
import { ListFooter } from '../../ui/list/list-footer.tsx'
import { ListSkeleton } from '../../ui/list/list-skeleton.tsx'
import { type ListOf, useListState } from '../../ui/list/use-list-state.ts'
import { type Selection, useSelection } from '../../ui/list/use-selection.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { BundleDraftPanel } from './change/bundle-draft-panel.tsx'
import { FreeBundles } from './change/free-bundles.tsx'
import styles from './consolidation-page.module.css'
import { PackageGroupCard } from './proposal/package-group-card.tsx'
import { groupPackages } from './proposal/package-groups.ts'
import { ProposalView } from './proposal/proposal-view.tsx'
import { useReadyPackages } from './proposal/use-ready-packages.ts'

/** Who waits longest comes first. */
const DEFAULTS = { mode: 'asc' } as const

const VIEWS = ['byHand', 'proposal'] as const

/** Packages in Miami become bundles: one consignee, one declaration. For administrators all of them, for associates their clients'. */
export function ConsolidationPage() {
  // The words of what a choice shows, and of a search field, must be here before they come.
  const { t } = useTranslation(['bundles', 'administrator', 'orders', 'profile', 'table'])
  const view = useView(VIEWS, 'byHand')
  const views = { byHand: t('views.byHand'), proposal: t('views.proposal') }
  return (
    <Page title={t('administrator:bundles.title')} sentence={t('administrator:bundles.sentence')}>
      <ViewTabs label={t('administrator:bundles.title')} views={views} first="byHand" />
      {view === 'proposal' ? <ProposalView /> : <ByHand />}
      <FreeBundles />
    </Page>
  )
}

function ByHand() {
  const { t } = useTranslation('administrator')
  const list = useListState(listAssociateOrders, DEFAULTS)
  const selection = useSelection<Order>()
  return (
    <div className={styles.columns}>
      <div className={styles.groups}>
        <Toolbar>
          <SearchField list={list} placeholder={t('bundles.search')} />
        </Toolbar>
        <ReadyPackages list={list} selection={selection} />
      </div>
      <BundleDraftPanel selection={selection} />
    </div>
  )
}

function ReadyPackages({ list, selection }: { list: ListOf<typeof listAssociateOrders>; selection: Selection<Order> }) {
  const { t } = useTranslation('administrator')
  const { role } = useActor()
  const ready = useReadyPackages(list)
  if (ready.isPending) return <ListSkeleton columns={4} cards={false} />
  if (ready.isError && !ready.data) return <ErrorState error={ready.error} onRetry={() => void ready.refetch()} />
  const { data, meta } = ready.data
  const groups = groupPackages(data.filter(({ client }) => client !== null))
  if (groups.length === 0 && list.narrowedBy.length > 0) return <NothingFound list={list} />
  if (groups.length === 0)
    return (
      <EmptyState
        icon={IconBox}
        title={t('bundles.nothingReady')}
        sentence={t('bundles.nothingReadyHelp')}
        {...(role === 'administrator' ? { action: <ToWarehouse /> } : {})}
      />
    )
  return (
    <>
      {groups.map((group) => (
        <PackageGroupCard key={group.key} group={group} selection={selection} />
      ))}
      {meta.totalPages > 1 ? <ListFooter meta={meta} list={list} /> : null}
    </>
  )
}

function ToWarehouse() {
  const { t } = useTranslation('administrator')
  return (
    <Button component={Link} to={ADMINISTRATOR_PATHS.warehouse}>
      {t('bundles.toWarehouse')}
    </Button>
  )
}

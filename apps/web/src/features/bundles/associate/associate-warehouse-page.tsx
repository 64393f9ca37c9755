import { listAssociateOrders } from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { ASSOCIATE_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { NothingFound } from '../../../ui/list/list-empty.tsx'
import { ListFooter } from '../../../ui/list/list-footer.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { type ListOf, useListState } from '../../../ui/list/use-list-state.ts'
import { type Selection, useSelection } from '../../../ui/list/use-selection.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useAssociateOrders } from '../../orders/orders.queries.ts'
import { StaffOrderPanel } from '../../orders/staff/staff-order-panel.tsx'
import { AssociateBundleDraft } from './associate-bundle-draft.tsx'
import styles from './associate-warehouse.module.css'
import { ClientPackages } from './client-packages.tsx'
import { byClient } from './packages-by-client.ts'

/** Who waits longest comes first. */
const DEFAULTS = { orderBy: 'orderDate', mode: 'asc' } as const

/** The associate's clients' packages in Miami, client by client, to be put into bundles. */
export function AssociateWarehousePage() {
  const { t } = useTranslation(['associate', 'orders'])
  const list = useListState(listAssociateOrders, DEFAULTS)
  const selection = useSelection<Order>()
  return (
    <Page title={t('warehouse.title')} sentence={t('warehouse.sentence')}>
      <div className={styles.columns}>
        <div className={styles.clients}>
          <Toolbar>
            <SearchField list={list} placeholder={t('warehouse.search')} />
          </Toolbar>
          <Clients list={list} selection={selection} />
        </div>
        <AssociateBundleDraft selection={selection} />
      </div>
      <StaffOrderPanel list={list} />
    </Page>
  )
}

function Clients({ list, selection }: { list: ListOf<typeof listAssociateOrders>; selection: Selection<Order> }) {
  const packages = useAssociateOrders({ ...list.query, status: ['inWarehouseMIA'] })
  if (packages.isPending) return <ListSkeleton columns={5} cards={false} />
  if (!packages.data) return <ErrorState error={packages.error} onRetry={() => void packages.refetch()} />
  const { data, meta } = packages.data
  if (data.length === 0) return list.narrowedBy.length > 0 ? <NothingFound list={list} /> : <NoPackages />
  return (
    <>
      {byClient(data).map((group) => (
        <ClientPackages key={group.client?.id ?? 'none'} group={group} selection={selection} onOpen={list.open} />
      ))}
      <ListFooter meta={meta} list={list} />
    </>
  )
}

function NoPackages() {
  const { t } = useTranslation(['associate', 'orders'])
  return (
    <EmptyState
      icon={IconBuildingWarehouse}
      title={t('warehouse.emptyTitle')}
      sentence={t('warehouse.emptySentence')}
      action={
        <Button component={Link} to={ASSOCIATE_PATHS.orders} variant="default">
          {t('warehouse.toOrderStatus')}
        </Button>
      }
    />
  )
}

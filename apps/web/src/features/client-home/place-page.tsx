import { listClientOrders } from '@app/contract/endpoints/orders'
import { HOME_PATH } from '@app/contract/paths'
import { CLIENT_PLACES, type ClientPlace } from '@app/domain'
import { Button } from '@mantine/core'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { DataTable } from '../../ui/list/data-table.tsx'
import { LatePanel } from '../../ui/list/late-panel.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useOrderColumns } from '../orders/order-columns.tsx'
import { useClientOrders } from '../orders/orders.queries.ts'
import { useOrderTitleColumn } from '../orders/own/order-title-column.tsx'

const ClientOrderPanel = lazy(async () => ({ default: (await import('../orders/own/client-order-panel.tsx')).ClientOrderPanel }))

/** All of the client's packages that are at a place. */
export function PlacePage({ place }: { place: ClientPlace }) {
  const { t } = useTranslation('client')
  const list = useListState(listClientOrders)
  const name = t(`shopping.places.${place}`)
  const column = useOrderColumns()
  const orders = useClientOrders({ ...list.query, status: [...CLIENT_PLACES[place]] })
  const title = useOrderTitleColumn(orders.data?.data)
  const home = (
    <Button component={Link} to={HOME_PATH} variant="default">
      {t('shopping.backHome')}
    </Button>
  )
  return (
    <Page title={name} sentence={t('shopping.placeSentence')} action={home}>
      <DataTable
        label={name}
        query={orders}
        list={list}
        columns={[title, column.progress, column.weight, column.value, column.estimatedArrival]}
        empty={
          <EmptyState icon={IconPackage} title={t('shopping.noneHere')} sentence={t('shopping.emptySentence')} action={home} />
        }
      />
      <LatePanel list={list}>{(open) => <ClientOrderPanel list={open} />}</LatePanel>
    </Page>
  )
}

import { exportAssistedPurchases, listAssistedPurchases } from '@app/contract/endpoints/purchases'
import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { asExtra } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { ClientPurchasePanel } from './client-purchase-panel.tsx'
import { usePurchaseColumns, usePurchaseTitleColumn } from './purchase-columns.tsx'
import { OWN_VIEW_NAMES, OWN_VIEWS, type OwnView } from './purchase-views.ts'
import { useMyPurchases, usePurchaseCounts } from './purchases.queries.ts'

/** The client's assisted purchases. */
export function MyPurchases() {
  const { t } = useTranslation('purchases')
  const list = useListState(listAssistedPurchases)
  const view = useView(OWN_VIEW_NAMES, 'open')
  const counts = usePurchaseCounts('own', OWN_VIEWS)
  const labels = Object.fromEntries(OWN_VIEW_NAMES.map((name) => [name, t(`mine.views.${name}`)])) as Record<OwnView, string>
  return (
    <Page
      title={t('mine.title')}
      sentence={t('mine.sentence')}
      action={
        <Button component={Link} to={addressOf(CLIENT_PATHS.purchases, { new: '1' })} leftSection={<IconPlus aria-hidden />}>
          {t('mine.new')}
        </Button>
      }
    >
      <ViewTabs label={t('mine.title')} views={labels} first="open" counts={counts} />
      <Purchases key={view} view={view} />
      <ClientPurchasePanel list={list} />
    </Page>
  )
}

function Purchases({ view }: { view: OwnView }) {
  const { t } = useTranslation('purchases')
  const list = useListState(listAssistedPurchases)
  const column = usePurchaseColumns()
  const query = { ...list.query, status: [...OWN_VIEWS[view]] }
  const purchases = useMyPurchases(query)
  const title = usePurchaseTitleColumn(purchases.data?.data)
  return (
    <DataTable
      label={t(`mine.views.${view}`)}
      query={purchases}
      list={list}
      source={{ list: listAssistedPurchases, file: exportAssistedPurchases, query }}
      columns={[title, column.status, column.askedOn, column.price, asExtra(column.code)]}
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder={t('mine.search')} />
        </Toolbar>
      }
      empty={
        <EmptyState
          icon={IconShoppingCart}
          title={list.q ? t('noneFound') : t(`mine.empty.${view}`)}
          sentence={list.q ? t('noneFoundHelp') : t(`mine.emptyHelp.${view}`)}
          action={
            list.q || view !== 'open' ? undefined : (
              <Button component={Link} to={addressOf(CLIENT_PATHS.purchases, { new: '1' })} variant="default">
                {t('mine.new')}
              </Button>
            )
          }
        />
      }
    />
  )
}

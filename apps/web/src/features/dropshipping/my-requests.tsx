import { exportDropshipping, listDropshipping } from '@app/contract/endpoints/dropshipping'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { asExtra } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { ClientDropshippingActions } from './client-dropshipping-actions.tsx'
import { ClientNextStep } from './client-next-step.tsx'
import styles from './dropshipping.module.css'
import { useDropshippings } from './dropshipping.queries.ts'
import { useDropshippingColumns } from './dropshipping-columns.tsx'
import { DropshippingPanel } from './dropshipping-panel.tsx'

/** What a client asked for, and what was answered. */
export function MyRequests() {
  const { t } = useTranslation('dropshipping')
  const list = useListState(listDropshipping)
  const requests = useDropshippings(list.query)
  const column = useDropshippingColumns()
  const ask = (
    <Button component={Link} to="?view=dropshipping&new=1" leftSection={<IconPlus aria-hidden />}>
      {t('mine.ask')}
    </Button>
  )
  return (
    <div className={styles.section}>
      <header className={styles.sectionHeader}>
        <h2>{t('mine.title')}</h2>
        {ask}
      </header>
      <DataTable
        label={t('mine.title')}
        query={requests}
        list={list}
        source={{ list: listDropshipping, file: exportDropshipping, query: list.query }}
        columns={[column.thing, column.status, column.price, column.lastDay, column.createdAt, asExtra(column.code)]}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('mine.search')} />
          </Toolbar>
        }
        empty={<EmptyState icon={IconTruckDelivery} title={t('mine.emptyTitle')} sentence={t('mine.emptySentence')} />}
      />
      <DropshippingPanel
        list={list}
        actions={(request) => <ClientDropshippingActions key={request.id} request={request} />}
        next={(request) => <ClientNextStep request={request} />}
      />
    </div>
  )
}

import { exportAssociateBundles, listAssociateBundles } from '@app/contract/endpoints/bundles'
import { useTranslation } from 'react-i18next'
import { asExtra } from '../../ui/list/column.ts'
import { useListState } from '../../ui/list/use-list-state.ts'
import { filtersOf, pastedSet } from '../../ui/list-filters/list-filter.ts'
import { Page } from '../../ui/page/page.tsx'
import { useBundleColumns } from './bundle-columns.tsx'
import { BundlePanel } from './bundle-panel.tsx'
import { BundleProfit } from './bundle-profit.tsx'
import { useAssociateBundles } from './bundles.queries.ts'
import { BundlesList, statusQuery } from './bundles-list.tsx'

/** The bundles of an associate's own clients, and what is inside them: weights, values, profit and status. */
export function AssociateDetailsPage() {
  // The words of the panel come with those of the list.
  const { t } = useTranslation(['bundles', 'administrator', 'profile', 'table'])
  const list = useListState(listAssociateBundles)
  const column = useBundleColumns()
  const { filters, narrowed } = filtersOf(listAssociateBundles, list, { set: pastedSet(t('table:pasted.list')) })
  const query = { ...list.query, ...narrowed, ...statusQuery(list) }
  return (
    <Page title={t('details.title')} sentence={t('details.ofClients')}>
      <BundlesList
        label={t('details.title')}
        list={list}
        filters={filters}
        query={useAssociateBundles(query)}
        source={{ list: listAssociateBundles, file: exportAssociateBundles, query }}
        columns={[
          column.code,
          column.status,
          column.consignee,
          column.packages,
          column.weight,
          column.declared,
          column.withTax,
          column.arrival,
          ...[column.createdAt, column.contents, column.category, column.childGuide, column.sentAt, column.arrivedAt].map(
            asExtra,
          ),
        ]}
      />
      <BundlePanel list={list} packages={(bundle) => <BundleProfit bundle={bundle} />} />
    </Page>
  )
}

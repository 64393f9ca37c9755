import type { Bundle } from '@app/contract/bundles.contract'
import { exportBundles, listBundles, totalBundles } from '@app/contract/endpoints/bundles'
import { useTranslation } from 'react-i18next'
import { asExtra } from '../../ui/list/column.ts'
import { type ListOf, useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { useBundleColumns } from './bundle-columns.tsx'
import { BundleInDepth } from './bundle-in-depth.tsx'
import { useBundles } from './bundles.queries.ts'
import { BundlesList } from './bundles-list.tsx'
import { useBundleFilters } from './use-bundle-filters.ts'

const SUMS = {
  call: totalBundles,
  under: 'bundles',
  of: ({ weightInGrams, valueWithTaxInCents }: Bundle) => ({ weightInGrams, valueWithTaxInCents }),
}

/** One bundle in depth, named by the address; without one, the bundles to find it among. */
export function DetailsPage() {
  // The words of the bundle come with those of the list.
  const { t } = useTranslation(['bundles', 'administrator', 'profile', 'orders', 'ends', 'tariffs'])
  const list = useListState(listBundles)
  return (
    <Page title={t('details.title')} sentence={t(list.openId ? 'details.sentence' : 'details.find')}>
      {list.openId ? <BundleInDepth key={list.openId} id={list.openId} onClose={list.close} /> : <Found list={list} />}
    </Page>
  )
}

function Found({ list }: { list: ListOf<typeof listBundles> }) {
  const { t } = useTranslation('bundles')
  const column = useBundleColumns()
  const { filters, narrowed } = useBundleFilters(list)
  const query = { ...list.query, ...narrowed }
  return (
    <BundlesList
      label={t('details.title')}
      list={list}
      filters={filters}
      query={useBundles(query)}
      source={{ list: listBundles, file: exportBundles, query, totals: SUMS }}
      columns={[
        column.code,
        column.status,
        column.consignee,
        column.contents,
        column.weight,
        column.withTax,
        column.childGuide,
        column.manifest,
        column.arrival,
        ...[column.category, column.createdAt].map(asExtra),
      ]}
    />
  )
}

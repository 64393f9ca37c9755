import type { Bundle } from '@app/contract/bundles.contract'
import { exportBundles, listBundles, totalBundles } from '@app/contract/endpoints/bundles'
import { Button } from '@mantine/core'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asExtra } from '../../ui/list/column.ts'
import { wholeQuery } from '../../ui/list/list-source.ts'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { useBundleColumns } from './bundle-columns.tsx'
import { useGeneratedBundlesExcel } from './bundle-files.queries.ts'
import { BundlePanel } from './bundle-panel.tsx'
import { useBundles } from './bundles.queries.ts'
import { BundlesList } from './bundles-list.tsx'
import { useBundleFilters } from './use-bundle-filters.ts'

const SUMS = {
  call: totalBundles,
  under: 'bundles',
  of: ({ weightInGrams, valueWithTaxInCents }: Bundle) => ({ weightInGrams, valueWithTaxInCents }),
}

/** Every bundle there ever was, those that were undone as well. `tabs`: what else has a history. */
export function HistoryPage({ tabs }: { tabs: ReactNode }) {
  // The words of the panel come with those of the list.
  const { t } = useTranslation(['bundles', 'administrator', 'profile'])
  const list = useListState(listBundles)
  const column = useBundleColumns()
  const { filters, narrowed } = useBundleFilters(list)
  const query = { ...list.query, ...narrowed }
  const excel = useGeneratedBundlesExcel()
  return (
    <Page
      title={t('history.title')}
      sentence={t('history.sentence')}
      action={
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet aria-hidden />}
          loading={excel.isPending}
          onClick={() => excel.mutate(wholeQuery({ query }))}
          title={t('history.generatedHelp')}
        >
          {t('history.generated')}
        </Button>
      }
    >
      {tabs}
      <BundlesList
        label={t('history.title')}
        list={list}
        filters={filters}
        query={useBundles(query)}
        source={{ list: listBundles, file: exportBundles, query, totals: SUMS }}
        columns={[
          column.code,
          column.status,
          column.consignee,
          column.packages,
          column.weight,
          column.withTax,
          column.manifest,
          column.arrival,
          ...[
            column.createdAt,
            column.contents,
            column.category,
            column.declared,
            column.childGuide,
            column.sentAt,
            column.arrivedAt,
          ].map(asExtra),
        ]}
      />
      <BundlePanel list={list} />
    </Page>
  )
}

import type { Bundle } from '@app/contract/bundles.contract'
import { exportFreeBundles, listFreeBundles } from '@app/contract/endpoints/bundles'
import { putOnManifest } from '@app/contract/endpoints/manifests'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../../api/show-refusal.ts'
import { May } from '../../../session/may.tsx'
import { useMay } from '../../../session/use-may.ts'
import { Link } from '../../../ui/edit/link.tsx'
import { asExtra } from '../../../ui/list/column.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { filtersOf, pastedSet } from '../../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { showSuccess } from '../../../ui/say/toast.ts'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useBundleColumns } from '../../bundles/bundle-columns.tsx'
import { useFreeBundles } from '../../bundles/bundles.queries.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { usePutOnManifest } from './manifest-bundles.queries.ts'
import { useRememberedChoice } from './use-remembered-choice.ts'

/** Free bundles to put on the manifest: one, a range, a page, all that match, or those of pasted codes. */
export function FreeBundlesList({ manifest: { id, code } }: { manifest: ManifestDetail }) {
  const { t } = useTranslation(['administrator', 'bundles', 'table'])
  const list = useListState(listFreeBundles)
  const { filters, narrowed } = filtersOf(listFreeBundles, list, { set: pastedSet(t('table:pasted.list')) })
  const query = { ...list.query, ...narrowed }
  const free = useFreeBundles(query)
  const selection = useSelection<Bundle>()
  const { forget } = useRememberedChoice(selection, free.data?.data)
  const column = useBundleColumns()
  const [isPasting, setPasting] = useState(false)
  const putting = usePutOnManifest(id)
  const count = selection.rows.length
  const may = useMay()
  const put = () =>
    putting.mutate(
      { bundleIds: [...selection.ids] },
      {
        onSuccess: () => {
          forget()
          selection.clear()
          showSuccess(t('manifests.wasPut', { count, code }))
        },
        onError: (error) => showRefusal(error),
      },
    )
  return (
    <>
      <DataTable
        label={t('manifests.sides.free')}
        query={free}
        list={list}
        source={{ list: listFreeBundles, file: exportFreeBundles, query, isPart: true }}
        opens={false}
        columns={[
          column.code,
          column.consignee,
          column.packages,
          column.weight,
          column.withTax,
          column.category,
          column.createdAt,
          ...[column.contents, column.declared].map(asExtra),
        ]}
        {...(may(putOnManifest) ? { selection } : {})}
        totals={(rows) => ({
          weightInGrams: sum(rows.map(({ weightInGrams }) => weightInGrams)),
          amountInCents: sum(rows.map(({ valueWithTaxInCents }) => valueWithTaxInCents)),
        })}
        selectionActions={
          <Button leftSection={<IconPlus aria-hidden />} loading={putting.isPending} onClick={put}>
            {t('manifests.put', { count })}
          </Button>
        }
        toolbar={
          <Toolbar
            filters={filters}
            act={
              <May call={putOnManifest}>
                <Button variant="default" leftSection={<IconClipboardList aria-hidden />} onClick={() => setPasting(true)}>
                  {t('manifests.codes.button')}
                </Button>
              </May>
            }
          >
            <SearchField list={list} placeholder={t('bundles:search')} pastes="bundles" />
          </Toolbar>
        }
        empty={
          <EmptyState
            icon={IconPackages}
            title={t('manifests.noFree')}
            sentence={<Link to={ADMINISTRATOR_PATHS.consolidation}>{t('manifests.toConsolidation')}</Link>}
          />
        }
      />
      {isPasting ? <CodesDialog manifestId={id} manifestCode={code} onClose={() => setPasting(false)} /> : null}
    </>
  )
}

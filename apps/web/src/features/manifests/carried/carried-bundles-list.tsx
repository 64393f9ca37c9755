import type { Bundle } from '@app/contract/bundles.contract'
import { exportManifestBundles, listManifestBundles, setGuides, takeOffManifest } from '@app/contract/endpoints/manifests'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { BUNDLE_READINESS, sum } from '@app/domain'
import { ActionIcon, Button } from '@mantine/core'
import IconNumber from '@tabler/icons-react/dist/esm/icons/IconNumber.mjs'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../../session/may.tsx'
import { useMay } from '../../../session/use-may.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import type { ListOf } from '../../../ui/list/use-list-state.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { filtersOf, pastedSet } from '../../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useManifestBundles } from './manifest-bundles.queries.ts'
import { useCarriedColumns } from './use-carried-columns.tsx'
import { useTakeOff } from './use-take-off.ts'

const GuidesDialog = lazy(async () => ({ default: (await import('./guides-dialog.tsx')).GuidesDialog }))

const IS_LOADED = ['true', 'false'] as const

type Props = { manifest: ManifestDetail; list: ListOf<typeof listManifestBundles> }

/** The bundles on the manifest, in its order, with their child guides and customs values. */
export function CarriedBundlesList({ manifest, list }: Props) {
  const { t } = useTranslation(['administrator', 'bundles', 'table'])
  const { id } = manifest
  const readiness = BUNDLE_READINESS.filter((one) => list.filters.readiness?.includes(one))
  const isLoaded = IS_LOADED.find((one) => list.filters.isLoaded?.includes(one))
  const { filters, narrowed } = filtersOf(listManifestBundles, list, { set: pastedSet(t('table:pasted.list')) })
  const query = { ...list.query, ...narrowed, ...(readiness.length > 0 ? { readiness } : {}), ...(isLoaded ? { isLoaded } : {}) }
  const carried = useManifestBundles(id, query)
  const selection = useSelection<Bundle>()
  const columns = useCarriedColumns(manifest)
  const { takeOff, isPending } = useTakeOff(id, selection.clear)
  const [isNumbering, setNumbering] = useState(false)
  const count = selection.rows.length
  const may = useMay()
  return (
    <>
      <DataTable
        label={t('manifests.sides.carried')}
        query={carried}
        list={list}
        source={{ list: listManifestBundles, file: exportManifestBundles, params: { id }, query, isPart: true }}
        opens={false}
        columns={columns}
        {...(may(takeOffManifest) ? { selection } : {})}
        totals={(rows) => ({
          weightInGrams: sum(rows.map(({ weightInGrams }) => weightInGrams)),
          amountInCents: sum(rows.map(({ valueWithTaxInCents }) => valueWithTaxInCents)),
        })}
        selectionActions={
          <Button
            variant="default"
            leftSection={<IconX aria-hidden />}
            loading={isPending}
            onClick={() => takeOff(selection.rows)}
          >
            {t('manifests.takeOff', { count })}
          </Button>
        }
        rowAction={(bundle) => (
          <May call={takeOffManifest}>
            <TakeOff bundle={bundle} onPress={() => takeOff([bundle])} />
          </May>
        )}
        toolbar={
          <Toolbar
            filters={filters}
            act={
              <May call={setGuides}>
                <Button variant="default" leftSection={<IconNumber aria-hidden />} onClick={() => setNumbering(true)}>
                  {t('manifests.guides.button')}
                </Button>
              </May>
            }
          >
            <SearchField list={list} placeholder={t('bundles:search')} pastes="bundles" />
          </Toolbar>
        }
        empty={<EmptyState icon={IconPackages} title={t('manifests.noBundles')} sentence={t('manifests.noBundlesHelp')} />}
      />
      <Suspense>{isNumbering ? <GuidesDialog manifest={manifest} onClose={() => setNumbering(false)} /> : null}</Suspense>
    </>
  )
}

function TakeOff({ bundle: { code }, onPress }: { bundle: Bundle; onPress: () => void }) {
  const { t } = useTranslation('administrator')
  const isPhone = useIsPhone()
  const label = t('manifests.removeOf', { code })
  if (isPhone)
    return (
      <Button variant="default" size="compact-md" leftSection={<IconX aria-hidden />} onClick={onPress} aria-label={label}>
        {t('manifests.takeOff', { count: 1 })}
      </Button>
    )
  return (
    <ActionIcon variant="subtle" size="lg" onClick={onPress} aria-label={label}>
      <IconX aria-hidden />
    </ActionIcon>
  )
}

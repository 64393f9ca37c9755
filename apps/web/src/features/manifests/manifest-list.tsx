import { createManifest, exportManifests, listManifests } from '@app/contract/endpoints/manifests'
import type { Manifest } from '@app/contract/manifests.contract'
import { MANIFEST_STATUSES } from '@app/domain'
import { Button } from '@mantine/core'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import { useTranslation } from 'react-i18next'
import { May } from '../../session/may.tsx'
import { type Column, DataTable } from '../../ui/list/data-table.tsx'
import type { ListOf } from '../../ui/list/use-list-state.ts'
import { filtersOf, one, part, several } from '../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { LateDay } from '../orders/show/late-day.tsx'
import { ManifestStatus } from './manifest-status.tsx'
import { useManifests } from './manifests.queries.ts'

type Props = { list: ListOf<typeof listManifests>; onCreate: () => void; isCreating: boolean }

/** Every manifest there is; opening one gives it a tab. */
export function ManifestList({ list, onCreate, isCreating }: Props) {
  const { t } = useTranslation('administrator')
  const { filters, narrowed } = filtersOf(listManifests, list, {
    status: several(t('words.status'), MANIFEST_STATUSES, (status) => t(`statuses.${status}`)),
    consignee: part(t('manifests.filters.consignee')),
    hasGuideNumber: one(t('manifests.guideNumber'), {
      true: t('manifests.filters.withGuide'),
      false: t('manifests.filters.withoutGuide'),
    }),
  })
  const query = { ...list.query, ...narrowed }
  const manifests = useManifests(query)
  const columns = useManifestColumns()
  return (
    <DataTable
      label={t('manifests.title')}
      query={manifests}
      columns={columns}
      list={list}
      source={{ list: listManifests, file: exportManifests, query }}
      toolbar={
        <Toolbar filters={filters}>
          <SearchField list={list} placeholder={t('manifests.search')} />
        </Toolbar>
      }
      empty={
        <EmptyState
          icon={IconPlaneDeparture}
          title={t('manifests.none')}
          sentence={t('manifests.noneHelp')}
          action={
            <May call={createManifest}>
              <Button loading={isCreating} onClick={onCreate}>
                {t('manifests.new')}
              </Button>
            </May>
          }
        />
      }
    />
  )
}

function useManifestColumns(): Column<Manifest>[] {
  const { t } = useTranslation(['administrator', 'ends', 'orders'])
  const format = useFormat()
  return [
    { id: 'code', header: t('words.manifest'), cell: ({ code }) => code, card: 'title' },
    { id: 'guideNumber', header: t('manifests.guideNumber'), cell: ({ guideNumber }) => guideNumber ?? '—' },
    { id: 'status', header: t('words.status'), cell: (manifest) => <ManifestStatus manifest={manifest} />, card: 'status' },
    {
      id: 'flight',
      header: t('manifests.flight'),
      cell: ({ airline, flight }) => [airline, flight].filter(Boolean).join(' ') || '—',
    },
    {
      id: 'bundleCount',
      header: t('words.bundlesName'),
      cell: ({ bundleCount }) => format.number(bundleCount),
      align: 'right',
    },
    {
      id: 'weightInGrams',
      header: t('manifests.weight'),
      cell: ({ weightInGrams }) => format.weight(weightInGrams),
      align: 'right',
    },
    {
      id: 'cumulativeInCents',
      header: t('manifests.cumulative'),
      cell: ({ cumulativeInCents }) => format.money(cumulativeInCents),
      align: 'right',
      card: 'figure',
    },
    {
      id: 'arrivesOn',
      header: t('ends:arrives'),
      cell: ({ arrivesOn, daysLate }) => <LateDay day={arrivesOn} daysLate={daysLate} />,
    },
    {
      id: 'sentAt',
      header: t('manifests.sentAt'),
      cell: ({ sentAt }) => (sentAt ? format.instant(sentAt, 'MIA') : '—'),
      card: 'hidden',
    },
  ]
}

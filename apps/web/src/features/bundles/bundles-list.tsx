import type { Bundle } from '@app/contract/bundles.contract'
import type { listBundles } from '@app/contract/endpoints/bundles'
import type { List as Listed } from '@app/contract/fields/list'
import { BUNDLE_STATUSES, type BundleStatus } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import type { ListSource } from '../../ui/list/list-source.ts'
import type { List as AnyList, SortOf } from '../../ui/list/use-list-state.ts'
import { hasField, type ListFilters } from '../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'

/** Any list of bundles that is narrowed by status. */
type BundleList = AnyList<SortOf<typeof listBundles>, 'status'>

type Props = {
  label: string
  list: BundleList
  query: UseQueryResult<Listed<Bundle>>
  source: ListSource<Bundle>
  columns: readonly Column<Bundle>[]
  /** What the office narrows by; without it, the status alone. */
  filters?: ListFilters
}

/** The statuses chosen beside the search, as a list call takes them. */
export function statusQuery({ filters }: BundleList): { status?: BundleStatus[] } {
  const status = BUNDLE_STATUSES.filter((one) => filters.status?.includes(one))
  return status.length > 0 ? { status } : {}
}

/** Bundles of any kind, to be searched and narrowed by status. */
export function BundlesList({ label, list, query, source, columns, filters }: Props) {
  const { t } = useTranslation('bundles')
  return (
    <DataTable
      label={label}
      query={query}
      columns={columns}
      list={list}
      source={source}
      toolbar={
        <Toolbar {...(filters ? { filters } : {})}>
          <SearchField list={list} placeholder={t('search')} pastes="bundles" />
          {filters?.offered.some(hasField) ? null : <StatusFilter list={list} />}
        </Toolbar>
      }
      empty={<EmptyState icon={IconPackages} title={t('none')} sentence={t('noneHelp')} />}
    />
  )
}

function StatusFilter({ list }: { list: BundleList }) {
  const { t } = useTranslation('bundles')
  const [chosen = ''] = list.filters.status ?? []
  return (
    <NativeSelect
      aria-label={t('fields.status')}
      value={chosen}
      onChange={({ currentTarget: { value } }) => list.setFilter('status', value ? [value] : null)}
      data={[
        { value: '', label: t('anyStatus') },
        ...BUNDLE_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
      ]}
    />
  )
}

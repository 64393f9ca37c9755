import type { DrawerClosing } from '@app/contract/drawers/drawers.contract'
import { exportDrawerClosings, listDrawerClosings } from '@app/contract/endpoints/drawers/drawers'
import { Button, NativeSelect } from '@mantine/core'
import IconCashRegister from '@tabler/icons-react/dist/esm/icons/IconCashRegister.mjs'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { Money } from '../../ui/show/money.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useDrawerClosingPdf, useDrawerClosings, useDrawers } from './drawers.queries.ts'

/** What was closed, with what was over or short. */
export function ClosingList() {
  const { t } = useTranslation('accounts')
  const list = useListState(listDrawerClosings)
  const drawers = useDrawers().data ?? []
  const [drawerId] = list.filters.drawerId ?? []
  const isOff = list.filters.hasDifference?.includes('true') ?? false
  const query = {
    ...list.query,
    ...(drawerId ? { drawerId: [drawerId] } : {}),
    ...(isOff ? { hasDifference: 'true' } : {}),
  }
  const closings = useDrawerClosings(query)
  return (
    <DataTable
      label={t('drawers.views.closings')}
      query={closings}
      columns={useClosingColumns()}
      list={list}
      source={{ list: listDrawerClosings, file: exportDrawerClosings, query }}
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder={t('drawers.search')} />
          <NativeSelect
            aria-label={t('drawers.drawer')}
            value={drawerId ?? ''}
            onChange={({ currentTarget: { value } }) => list.setFilter('drawerId', value ? [value] : null)}
            data={[{ value: '', label: t('drawers.any') }, ...drawers.map(({ id: value, name }) => ({ value, label: name }))]}
          />
          <NativeSelect
            aria-label={t('drawers.close.difference')}
            value={isOff ? 'true' : ''}
            onChange={({ currentTarget: { value } }) => list.setFilter('hasDifference', value ? [value] : null)}
            data={[
              { value: '', label: t('drawers.anyDifference') },
              { value: 'true', label: t('drawers.withDifference') },
            ]}
          />
        </Toolbar>
      }
      empty={<EmptyState icon={IconCashRegister} title={t('drawers.noClosings')} sentence={t('drawers.noClosingsHelp')} />}
    />
  )
}

function useClosingColumns(): Column<DrawerClosing>[] {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  return [
    {
      id: 'code',
      header: t('drawers.columns.closing'),
      cell: ({ code, closedAt }) => <TwoLines first={code} second={format.instant(closedAt)} />,
      ...{ sortable: true, card: 'title' },
    },
    {
      id: 'drawer',
      header: t('drawers.drawer'),
      cell: ({ drawer, holder }) => <TwoLines first={drawer.name} second={holder.name} />,
    },
    {
      id: 'countedInCents',
      header: t('drawers.close.counted'),
      cell: ({ countedInCents }) => <Money cents={countedInCents} />,
      ...{ align: 'right', sortable: true, card: 'figure' },
    },
    {
      id: 'differenceInCents',
      header: t('drawers.close.difference'),
      cell: ({ differenceInCents }) => <Money cents={differenceInCents || null} />,
      ...{ align: 'right', sortable: true },
    },
    { id: 'reason', header: t('drawers.reason'), cell: ({ reason }) => reason || '—', card: 'wide' },
    {
      id: 'left',
      header: t('drawers.close.left'),
      cell: ({ leftInCents }) => <Money cents={leftInCents} />,
      align: 'right',
    },
    { id: 'pdf', header: t('drawers.paper'), cell: ({ id, code }) => <Paper id={id} code={code} /> },
  ]
}

function Paper({ id, code }: { id: string; code: string }) {
  const printing = useDrawerClosingPdf()
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`PDF ${code}`}
      loading={printing.isPending}
      onClick={() => printing.mutate(id)}
    >
      PDF
    </Button>
  )
}

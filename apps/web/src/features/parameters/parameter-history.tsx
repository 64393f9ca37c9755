import { exportParameterHistory, listParameterHistory } from '@app/contract/endpoints/parameters'
import type { ParameterEntry } from '@app/contract/parameters.contract'
import { PARAMETER_KEYS } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useParameterHistoryColumns } from './parameter-history-columns.tsx'
import { useParameterHistory } from './parameters.queries.ts'

const DEFAULTS = { orderBy: 'number', mode: 'desc' } as const

/** Every value that the parameters had, have or will have: who gave it, when, from what to what. */
export function ParameterHistory() {
  const { t } = useTranslation('parameters')
  const list = useListState(listParameterHistory, DEFAULTS)
  const key = PARAMETER_KEYS.filter((one) => list.filters.key?.includes(one))
  const query = { ...list.query, ...(key.length > 0 ? { key } : {}) }
  const history = useParameterHistory(query)
  const columns: Column<ParameterEntry>[] = useParameterHistoryColumns()
  return (
    <DataTable
      label={t('views.history')}
      query={history}
      columns={columns}
      list={list}
      source={{ list: listParameterHistory, file: exportParameterHistory, query }}
      opens={false}
      toolbar={
        <Toolbar>
          <NativeSelect
            aria-label={t('fields.parameter')}
            value={key[0] ?? ''}
            onChange={({ currentTarget: { value } }) => list.setFilter('key', value ? [value] : null)}
            data={[
              { value: '', label: t('anyParameter') },
              ...PARAMETER_KEYS.map((one) => ({ value: one, label: t(`names.${one}`) })),
            ]}
          />
        </Toolbar>
      }
      empty={<EmptyState icon={IconHistory} title={t('noHistory')} />}
    />
  )
}

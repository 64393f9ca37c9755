import { exportAudit, listAudit } from '@app/contract/endpoints/personal-data'
import { AUDIT_GROUPS, AUDITED_RECORDS } from '@app/contract/fields/audit-words'
import { Button, NativeSelect } from '@mantine/core'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useAudit } from './audit.queries.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { PersonFilter } from './person-filter.tsx'

/** Who changed, saw, exported, signed in or failed to. */
export function AuditList() {
  const { t } = useTranslation('administrator')
  const list = useListState(listAudit)
  const [group] = AUDIT_GROUPS.filter((one) => list.filters.group?.includes(one))
  const [kind] = AUDITED_RECORDS.filter((one) => list.filters.kind?.includes(one))
  const { recordId } = list.filters
  const [actorId] = list.filters.actorId ?? []
  const query = {
    ...list.query,
    ...(group ? { group: [group] } : {}),
    ...(kind ? { kind: [kind] } : {}),
    ...(actorId ? { actorId: [actorId] } : {}),
    ...(recordId ? { recordId: [...recordId] } : {}),
  }
  const audit = useAudit(query)
  const name = audit.data?.data.find(({ actor }) => actor?.id === actorId)?.actor?.name
  return (
    <DataTable
      label={t('audit.title')}
      query={audit}
      columns={useAuditColumns()}
      list={list}
      source={{ list: listAudit, file: exportAudit, query }}
      opens={false}
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder={t('audit.search')} />
          <NativeSelect
            aria-label={t('audit.columns.what')}
            value={group ?? ''}
            onChange={({ currentTarget: { value } }) => list.setFilter('group', value ? [value] : null)}
            data={[
              { value: '', label: t('audit.anything') },
              ...AUDIT_GROUPS.map((value) => ({ value, label: t(`audit.groups.${value}`) })),
            ]}
          />
          <NativeSelect
            aria-label={t('audit.columns.record')}
            value={kind ?? ''}
            onChange={({ currentTarget: { value } }) => list.setFilter('kind', value ? [value] : null)}
            data={[
              { value: '', label: t('audit.anyRecord') },
              ...AUDITED_RECORDS.map((value) => ({ value, label: t(`audit.kinds.${value}`) })),
            ]}
          />
          <PersonFilter personId={actorId} name={name} onChoose={(id) => list.setFilter('actorId', id ? [id] : null)} />
          {recordId ? (
            <Button variant="default" onClick={() => list.setFilter('recordId', null)}>
              {t('audit.allRecords')}
            </Button>
          ) : null}
        </Toolbar>
      }
      empty={<EmptyState icon={IconHistory} title={t('audit.empty')} sentence={t('audit.emptyHelp')} />}
    />
  )
}

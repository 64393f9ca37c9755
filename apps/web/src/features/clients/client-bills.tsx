import type { Bill } from '@app/contract/bills.contract'
import { exportBills, listBills, totalBills } from '@app/contract/endpoints/bills'
import { BILL_STATUSES } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { BillAction } from '../bills/all-bills-action.tsx'
import { useBillColumns } from '../bills/bill-columns.tsx'
import { useBills } from '../bills/bills.queries.ts'
import { StaffBillPanel } from '../bills/staff-bill-panel.tsx'
import { useBillActs } from '../bills/use-bill-acts.tsx'
import { KEEPS_CLIENT, type OfClient } from './client-list.ts'

const SUMS = { call: totalBills, under: 'bills', of: ({ totalInCents, dueInCents }: Bill) => ({ totalInCents, dueInCents }) }

/** A client's bills of sale; whoever may charge them or hand over does it here too. */
export function ClientBills({ client }: OfClient) {
  const { t } = useTranslation('clients')
  const list = useListState(listBills, KEEPS_CLIENT)
  const column = useBillColumns()
  const { ask, dialogs } = useBillActs()
  const status = BILL_STATUSES.filter((one) => list.filters.status?.includes(one))
  const query = { ...list.query, clientId: client.id, ...(status.length > 0 ? { status } : {}) }
  const bills = useBills(query)
  return (
    <>
      <DataTable
        label={t('views.bills')}
        query={bills}
        list={list}
        source={{ list: listBills, file: exportBills, query, totals: SUMS }}
        columns={[column.code, column.status, column.date, column.packages, column.pickup, column.total]}
        rowAction={(bill) => <BillAction bill={bill} onAsk={ask} size="compact-sm" />}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('searchBills')} />
            <NativeSelect
              aria-label={t('status')}
              value={status[0] ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('status', value ? [value] : null)}
              data={[
                { value: '', label: t('anyStatus') },
                ...BILL_STATUSES.map((one) => ({ value: one, label: t(`statuses.${one}`) })),
              ]}
            />
          </Toolbar>
        }
        empty={<EmptyState icon={IconFileInvoice} title={t('empty.bills')} sentence={t('empty.billsHelp')} />}
      />
      <StaffBillPanel list={list} onAsk={ask} />
      {dialogs}
    </>
  )
}

import { exportPayments, listPayments, totalPayments } from '@app/contract/endpoints/payments'
import type { Payment } from '@app/contract/payments.contract'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { Day } from '../../ui/show/day.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { Money } from '../../ui/show/money.tsx'
import { StaffBillPanel } from '../bills/staff-bill-panel.tsx'
import { useBillActs } from '../bills/use-bill-acts.tsx'
import { StaffPurchasePanel } from '../purchases/decide/staff-purchase-panel.tsx'
import { KEEPS_CLIENT, type OfClient } from './client-list.ts'
import { usePayments } from './clients.queries.ts'

const SUMS = { call: totalPayments, under: 'payments', of: ({ amountInCents }: Payment) => ({ amountInCents }) }

const KEEPS = { ...KEEPS_CLIENT, keeps: ['client', 'purchase'] } as const

/** What a client paid and what was taken back; each opens the first bill or purchase that it pays. */
export function ClientPayments({ client }: OfClient) {
  const { t } = useTranslation('clients')
  const list = useListState(listPayments, KEEPS)
  const { ask, dialogs } = useBillActs()
  const query = { ...list.query, clientId: client.id }
  const payments = usePayments(query)
  const paidBy = (id: string) => payments.data?.data.find((payment) => payment.id === id)
  const open = (id: string) => {
    const applied = paidBy(id)?.applications ?? []
    const [billId] = applied.flatMap(({ bill }) => bill?.id ?? [])
    const [purchaseId] = applied.flatMap(({ purchase }) => purchase?.id ?? [])
    if (billId) list.open(billId)
    else if (purchaseId) list.setFilter('purchase', [purchaseId])
  }
  const purchaseId = list.filters.purchase?.[0] ?? null
  return (
    <>
      <DataTable
        label={t('views.payments')}
        query={payments}
        list={{ ...list, open }}
        source={{ list: listPayments, file: exportPayments, query, totals: SUMS }}
        columns={usePaymentColumns()}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('searchPayments')} />
          </Toolbar>
        }
        empty={<EmptyState icon={IconCash} title={t('empty.payments')} sentence={t('empty.paymentsHelp')} />}
      />
      <StaffBillPanel list={list} onAsk={ask} />
      {dialogs}
      <StaffPurchasePanel list={{ ...list, openId: purchaseId, close: () => list.setFilter('purchase', null) }} />
    </>
  )
}

function usePaymentColumns(): Column<Payment>[] {
  const { t } = useTranslation(['clients', 'orders'])
  return [
    { id: 'code', header: t('orders:fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    {
      id: 'receivedOn',
      header: t('paidOn'),
      cell: ({ receivedOn }) => <Day day={receivedOn} />,
      sortable: true,
    },
    {
      id: 'pays',
      header: t('pays'),
      cell: ({ applications }) => applications.map(({ bill, purchase }) => bill?.code ?? purchase?.code).join(', ') || '—',
    },
    {
      id: 'method',
      header: t('how'),
      cell: ({ method, reference }) => [t(`orders:paymentMethods.${method}`), reference].filter(Boolean).join(' · '),
    },
    {
      id: 'reason',
      header: t('takenBack'),
      cell: ({ reason, reversedBy }) => reason ?? reversedBy?.reason ?? '—',
    },
    {
      id: 'amountInCents',
      header: t('orders:fields.amount'),
      cell: ({ amountInCents }) => <Money cents={amountInCents} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
  ]
}

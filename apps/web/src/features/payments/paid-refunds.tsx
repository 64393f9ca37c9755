import type { Refund } from '@app/contract/accounts.contract'
import { exportRefunds, listRefunds, totalRefunds } from '@app/contract/endpoints/accounts'
import { REFUNDS } from '@app/domain'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { Day } from '../../ui/show/day.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { Money } from '../../ui/show/money.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useRefunds } from '../accounts/accounts.queries.ts'
import { RefundChip } from '../accounts/refunds/refund-chip.tsx'
import { RefundPanel } from '../accounts/refunds/refund-panel.tsx'
import { useRefundActs } from '../accounts/refunds/use-refund-acts.tsx'
import { PaymentWay } from './payment-way.tsx'

const SUMS = { call: totalRefunds, under: 'refunds', of: ({ amountInCents }: Refund) => ({ amountInCents }) }

/** Credit that went back to clients, also what the bank sent back. */
export function PaidRefunds() {
  const { t } = useTranslation('accounts')
  const list = useListState(listRefunds)
  const query = { ...list.query, status: [...REFUNDS.thatLeft] }
  const { ask, dialogs } = useRefundActs()
  return (
    <>
      <DataTable
        label={t('payments.views.refunds')}
        query={useRefunds(query)}
        columns={usePaidColumns()}
        list={list}
        source={{ list: listRefunds, file: exportRefunds, query, totals: SUMS }}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('payments.searchRefunds')} />
          </Toolbar>
        }
        empty={
          <EmptyState icon={IconReceiptRefund} title={t('payments.emptyRefunds')} sentence={t('payments.emptyRefundsHelp')} />
        }
      />
      <RefundPanel list={list} onAsk={ask} />
      {dialogs}
    </>
  )
}

function usePaidColumns(): Column<Refund>[] {
  const { t } = useTranslation(['accounts', 'orders'])
  return [
    { id: 'code', header: t('orders:fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    { id: 'status', header: t('orders:fields.status'), cell: ({ status }) => <RefundChip status={status} />, card: 'status' },
    { id: 'paidOn', header: t('payments.columns.paidOn'), cell: ({ paidOn }) => (paidOn ? <Day day={paidOn} /> : '—') },
    {
      id: 'client',
      header: t('payments.columns.client'),
      cell: ({ client }) => <TwoLines first={client.name} second={client.code} />,
    },
    {
      id: 'how',
      header: t('payments.columns.how'),
      cell: ({ method, account, reference }) => <PaymentWay method={method} account={account} reference={reference} />,
      card: 'wide',
    },
    {
      id: 'amountInCents',
      header: t('payments.columns.amount'),
      cell: ({ amountInCents }) => <Money cents={amountInCents} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
  ]
}

import { type Bill, exportBills, listBills } from '@app/contract/bills.contract'
import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Toolbar } from '../../ui/toolbar.tsx'
import type { List } from '../../ui/use-list-state.ts'
import { useSelection } from '../../ui/use-selection.ts'
import { useBills } from './bills.queries.ts'
import { ConfirmPaymentDialog } from './confirm-payment-dialog.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import { type Asked, BillAction } from './sales-invoices-action.tsx'
import { useBillColumns } from './sales-invoices-columns.tsx'
import { SalesInvoicePanel } from './sales-invoices-panel.tsx'
import type { BillView } from './sales-invoices-views.ts'

/** The bills of one tab: several are charged at once, each is handed over by itself. */
export function SalesInvoicesList({ view, list }: { view: BillView; list: List }) {
  const { t } = useTranslation('administrator')
  const query = { ...list.query, status: [view] }
  const bills = useBills(query)
  const columns = useBillColumns()
  const selection = useSelection<Bill>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const done = () => {
    setAsked(null)
    selection.clear()
  }
  const first = asked?.bills[0]
  return (
    <>
      <DataTable
        label={t(`bills.views.${view}`)}
        query={bills}
        columns={columns}
        list={list}
        source={{ list: listBills, file: exportBills, query }}
        {...(view === 'pendingPayment' ? { selection } : {})}
        totals={(rows) => ({ amountInCents: sum(rows.map(({ totalInCents }) => totalInCents)) })}
        selectionActions={
          <Button leftSection={<IconCoins aria-hidden />} onClick={() => setAsked({ act: 'pay', bills: selection.rows })}>
            {t('bills.confirmPayments', { count: selection.rows.length })}
          </Button>
        }
        rowAction={(bill) => <BillAction bill={bill} onAsk={setAsked} size="compact-sm" />}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('bills.search')} />
          </Toolbar>
        }
        empty={<EmptyState icon={IconFileInvoice} title={t(`bills.empty.${view}`)} sentence={t(`bills.empty.${view}Help`)} />}
      />
      <SalesInvoicePanel query={query} list={list} onAsk={setAsked} />
      <ConfirmPaymentDialog
        key={`pay-${first?.id ?? ''}`}
        bills={asked?.act === 'pay' ? asked.bills : []}
        onClose={() => setAsked(null)}
        onDone={done}
      />
      <DeliverDialog
        key={`deliver-${first?.id ?? ''}`}
        bill={asked?.act === 'deliver' ? (first ?? null) : null}
        onClose={() => setAsked(null)}
        onDone={done}
      />
    </>
  )
}

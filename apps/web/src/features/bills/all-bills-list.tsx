import type { Bill } from '@app/contract/bills.contract'
import { exportBills, listBills, totalBills } from '@app/contract/endpoints/bills'
import { findBillByPass } from '@app/contract/endpoints/passes/passes'
import { confirmClientPayment } from '@app/contract/endpoints/payments'
import { PAYMENT_METHODS, sum } from '@app/domain'
import { Button } from '@mantine/core'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import type { ListOf } from '../../ui/list/use-list-state.ts'
import { useSelection } from '../../ui/list/use-selection.ts'
import { filtersOf, one, pastedSet, range, recordsOf, several } from '../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { ASSOCIATE_RECORDS, CLIENT_RECORDS } from '../people/named-people.queries.ts'
import { BillAction } from './all-bills-action.tsx'
import { useAllBillColumns } from './all-bills-columns.tsx'
import { ASKED, type BillView } from './all-bills-views.ts'
import { useBills } from './bills.queries.ts'
import { OnePayment } from './one-payment.tsx'
import { StaffBillPanel } from './staff-bill-panel.tsx'
import { useBillActs } from './use-bill-acts.tsx'

const SUMS = { call: totalBills, under: 'bills', of: ({ totalInCents, dueInCents }: Bill) => ({ totalInCents, dueInCents }) }

const FindByPass = lazy(async () => ({ default: (await import('./counter/find-by-pass.tsx')).FindByPass }))

/** What waits is what is still due of it. */
const amountOf: Record<BillView, (bill: Bill) => number> = {
  pendingPayment: ({ dueInCents }) => dueInCents,
  charged: ({ totalInCents }) => totalInCents,
  delivered: ({ totalInCents }) => totalInCents,
  finished: ({ totalInCents }) => totalInCents,
  inactive: ({ totalInCents }) => totalInCents,
  all: ({ totalInCents }) => totalInCents,
}

/** The bills of one tab: several are charged at once, each is handed over by itself. */
export function AllBillsList({ view, list }: { view: BillView; list: ListOf<typeof listBills> }) {
  const { t } = useTranslation(['administrator', 'orders', 'table'])
  const { role } = useActor()
  const { filters, narrowed } = filtersOf(listBills, list, {
    set: role === 'administrator' && pastedSet(t('table:pasted.list')),
    clientId: role === 'administrator' && recordsOf(t('words.client'), CLIENT_RECORDS),
    associateId: role === 'administrator' && recordsOf(t('bills.filters.associate'), ASSOCIATE_RECORDS),
    totalInCents: role === 'administrator' && range(t('bills.filters.total'), 'money'),
    method:
      role === 'administrator' &&
      several(t('orders:bill.payment'), PAYMENT_METHODS, (method) => t(`orders:paymentMethods.${method}`)),
    dateOf:
      view === 'all' && one(t('bills.filters.dateOf'), { issued: t('bills.filters.issued'), voided: t('bills.filters.voided') }),
  })
  const query = { ...list.query, ...narrowed, ...ASKED[view] }
  // What the days are the days of.
  const dayOf = narrowed.dateOf === 'voided' ? ('voided' as const) : listBills.range
  const bills = useBills(query)
  const columns = useAllBillColumns(view, bills.data?.data)
  const selection = useSelection<Bill>()
  const { ask, isAsking, dialogs } = useBillActs(selection.clear)
  const may = useMay()
  return (
    <>
      {view === 'charged' && role === 'administrator' && may(findBillByPass) ? (
        <Suspense>
          <FindByPass
            hearsScanner={!isAsking && list.openId === null}
            onFound={(bill) => ask({ act: 'deliver', bills: [bill] })}
          />
        </Suspense>
      ) : null}
      <DataTable
        label={t(`bills.views.${view}`)}
        query={bills}
        columns={columns}
        list={list}
        source={{ list: { ...listBills, range: dayOf }, file: exportBills, query, totals: SUMS }}
        {...(view === 'pendingPayment' && may(confirmClientPayment) ? { selection } : {})}
        totals={(rows) => ({ amountInCents: sum(rows.map(amountOf[view])) })}
        selectionActions={
          <>
            <Button leftSection={<IconCoins aria-hidden />} onClick={() => ask({ act: 'pay', bills: selection.rows })}>
              {t('bills.confirmPayments', { count: selection.rows.length })}
            </Button>
            {/* Its words may still be on their way: what is chosen stays on the screen meanwhile. */}
            <Suspense>
              <OnePayment bills={selection.rows} onAsk={ask} />
            </Suspense>
          </>
        }
        rowAction={(bill) => <BillAction bill={bill} onAsk={ask} size="compact-sm" />}
        toolbar={
          <Toolbar {...(role === 'administrator' ? { filters } : {})}>
            <SearchField
              list={list}
              placeholder={t('bills.search')}
              {...(role === 'administrator' ? { pastes: 'bills' as const } : {})}
            />
          </Toolbar>
        }
        empty={<EmptyState icon={IconFileInvoice} title={t(`bills.empty.${view}`)} sentence={t(`bills.empty.${view}Help`)} />}
      />
      <StaffBillPanel list={list} onAsk={ask} />
      {dialogs}
    </>
  )
}

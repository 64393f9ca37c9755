import { exportPayments, listPayments, totalPayments } from '@app/contract/endpoints/payments'
import type { Payment } from '@app/contract/payments.contract'
import { PAYMENT_METHODS } from '@app/domain'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { filtersOf, one, range, recordsOf, several, severalOf } from '../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useCompanyAccounts } from '../company/company.queries.ts'
import { CLIENT_RECORDS } from '../people/named-people.queries.ts'
import { usePaymentColumns } from './payment-columns.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { useAllPayments } from './payments.queries.ts'

const SUMS = { call: totalPayments, under: 'payments', of: ({ amountInCents }: Payment) => ({ amountInCents }) }

/** Every payment that was received, and what takes one back in a line of its own. */
export function PaymentList() {
  const { t } = useTranslation(['accounts', 'orders'])
  const list = useListState(listPayments)
  const accounts = useCompanyAccounts().data ?? []
  const accountNames = accounts.map(({ id, kind, name }) => ({ value: id, label: kind === 'cash' ? t('payments.cash') : name }))
  const { filters, narrowed } = filtersOf(listPayments, list, {
    clientId: recordsOf(t('payments.columns.client'), CLIENT_RECORDS),
    accountId: severalOf(t('payments.columns.account'), accountNames),
    method: several(t('payments.columns.method'), PAYMENT_METHODS, (method) => t(`orders:paymentMethods.${method}`)),
    amountInCents: range(t('payments.columns.amount'), 'money'),
    isTakenBack: one(t('payments.takenBack.label'), {
      false: t('payments.takenBack.inForce'),
      true: t('payments.takenBack.only'),
    }),
  })
  const query = { ...list.query, ...narrowed }
  return (
    <>
      <DataTable
        label={t('payments.views.received')}
        query={useAllPayments(query)}
        columns={usePaymentColumns()}
        list={list}
        source={{ list: listPayments, file: exportPayments, query, totals: SUMS }}
        toolbar={
          <Toolbar filters={filters}>
            <SearchField list={list} placeholder={t('payments.search')} />
          </Toolbar>
        }
        empty={<EmptyState icon={IconCash} title={t('payments.empty')} sentence={t('payments.emptyHelp')} />}
      />
      <PaymentPanel list={list} />
    </>
  )
}

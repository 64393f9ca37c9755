import { exportPayments, listPayments } from '@app/contract/endpoints/payments'
import { PAYMENT_METHODS, restOf, sum } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { AccountFilter } from './account-filter.tsx'
import { usePaymentColumns } from './payment-columns.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { useAllPayments } from './payments.queries.ts'

/** Every payment that was received, and what takes one back in a line of its own. */
export function PaymentList() {
  const { t } = useTranslation(['accounts', 'orders'])
  const list = useListState(listPayments)
  const [method] = PAYMENT_METHODS.filter((one) => list.filters.method?.includes(one))
  const [accountId] = list.filters.accountId ?? []
  const [takenBack] = list.filters.isTakenBack ?? []
  const query = {
    ...list.query,
    ...(method ? { method: [method] } : {}),
    ...(accountId ? { accountId: [accountId] } : {}),
    ...(takenBack === undefined ? {} : { isTakenBack: takenBack }),
  }
  return (
    <>
      <DataTable
        label={t('payments.views.received')}
        query={useAllPayments(query)}
        columns={usePaymentColumns()}
        list={list}
        source={{ list: listPayments, file: exportPayments, query }}
        totals={(rows) => ({
          amountInCents: sum(rows.map(({ amountInCents }) => amountInCents)),
          credit: sum(rows.map((payment) => restOf(payment).creditInCents)),
        })}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('payments.search')} />
            <AccountFilter value={accountId} onChange={(id) => list.setFilter('accountId', id ? [id] : null)} />
            <NativeSelect
              aria-label={t('payments.columns.method')}
              value={method ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('method', value ? [value] : null)}
              data={[
                { value: '', label: t('payments.anyMethod') },
                ...PAYMENT_METHODS.map((value) => ({ value, label: t(`orders:paymentMethods.${value}`) })),
              ]}
            />
            <NativeSelect
              aria-label={t('payments.takenBack.label')}
              value={takenBack ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('isTakenBack', value ? [value] : null)}
              data={[
                { value: '', label: t('payments.takenBack.any') },
                { value: 'false', label: t('payments.takenBack.inForce') },
                { value: 'true', label: t('payments.takenBack.only') },
              ]}
            />
          </Toolbar>
        }
        empty={<EmptyState icon={IconCash} title={t('payments.empty')} sentence={t('payments.emptyHelp')} />}
      />
      <PaymentPanel list={list} />
    </>
  )
}

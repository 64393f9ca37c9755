import type { Refund } from '@app/contract/accounts.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/list/column.ts'
import { Day } from '../../../ui/show/day.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { TwoLines } from '../../../ui/show/two-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { RefundChip } from './refund-chip.tsx'

/** Who wants how much and where to; once it was answered, how it was paid or why not. */
export function useRefundColumns(status: Refund['status']): Column<Refund>[] {
  const { t } = useTranslation(['accounts', 'orders'])
  const format = useFormat()
  const where: Column<Refund> = {
    id: 'destination',
    header: t('refund.destination'),
    cell: ({ destination }) => destination,
    width: '30%',
    card: 'wide',
  }
  const how: Column<Refund> = {
    id: 'how',
    header: t('refund.fields.paidOn'),
    cell: ({ paidOn, method, account, reference }) => (
      <TwoLines
        first={paidOn ? format.day(paidOn) : '—'}
        second={[method ? t(`orders:paymentMethods.${method}`) : '', account?.name, reference].filter(Boolean).join(' · ')}
      />
    ),
    width: '30%',
  }
  const why: Column<Refund> = { id: 'reason', header: t('refund.reason'), cell: ({ reason }) => reason || '—', card: 'wide' }
  const ofStatus = { requested: [where], paid: [how], refused: [why], returned: [how, why] }
  return [
    { id: 'code', header: t('orders:fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    {
      id: 'status',
      header: t('orders:fields.status'),
      cell: (refund) => <RefundChip status={refund.status} />,
      card: 'status',
    },
    {
      id: 'client',
      header: t('refund.fields.client'),
      cell: ({ client }) => <TwoLines first={client.name} second={client.code} />,
    },
    ...ofStatus[status],
    {
      id: 'createdAt',
      header: t('refund.fields.askedOn'),
      cell: ({ createdAt }) => <Day day={businessDay(new Date(createdAt))} />,
      sortable: true,
    },
    {
      id: 'amountInCents',
      header: t('refund.amount'),
      cell: ({ amountInCents }) => <Money cents={amountInCents} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
  ]
}

import type { Payment } from '@app/contract/payments.contract'
import { restOf } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { asExtra, type Column } from '../../ui/list/column.ts'
import { Chip } from '../../ui/show/chip.tsx'
import { Day } from '../../ui/show/day.tsx'
import { Money } from '../../ui/show/money.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { PaymentWay } from './payment-way.tsx'

/** What came when, from whom and where to; what it pays, and what of it was left. */
export function usePaymentColumns(): Column<Payment>[] {
  const { t } = useTranslation(['accounts', 'orders'])
  const money = (id: string, header: string, centsOf: (payment: Payment) => number): Column<Payment> => ({
    id,
    header,
    cell: (payment) => <Money cents={centsOf(payment)} />,
    align: 'right',
  })
  return [
    { id: 'code', header: t('orders:fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    { id: 'receivedOn', header: t('payments.columns.day'), cell: ({ receivedOn }) => <Day day={receivedOn} />, sortable: true },
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
      ...money('amountInCents', t('payments.columns.amount'), ({ amountInCents }) => amountInCents),
      sortable: true,
      card: 'figure',
    },
    money('applied', t('payments.columns.applied'), (payment) => restOf(payment).appliedInCents),
    money('credit', t('payments.columns.credit'), (payment) => restOf(payment).creditInCents),
    {
      id: 'takenBack',
      header: t('payments.columns.standing'),
      cell: (payment) => <Standing payment={payment} />,
      card: 'status',
    },
    asExtra({ id: 'actor', header: t('payments.columns.actor'), cell: ({ actor }) => actor?.name ?? '—' }),
    asExtra({
      id: 'pays',
      header: t('payments.columns.pays'),
      cell: ({ applications }) => applications.map(({ bill, purchase }) => bill?.code ?? purchase?.code).join(', ') || '—',
    }),
  ]
}

/** Whether the money is there. */
export function Standing({ payment: { reversesId, reversedBy } }: { payment: Payment }) {
  const { t } = useTranslation('accounts')
  if (reversedBy) return <Chip tone="red">{t('payments.standing.takenBack')}</Chip>
  if (reversesId) return <Chip tone="neutral">{t('payments.standing.takesBack')}</Chip>
  return <Chip tone="green">{t('payments.standing.inForce')}</Chip>
}

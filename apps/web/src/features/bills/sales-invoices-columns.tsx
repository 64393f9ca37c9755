import type { Bill } from '@app/contract/bills.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/column.ts'
import { Day } from '../../ui/day.tsx'
import { Money } from '../../ui/money.tsx'
import { useFormat } from '../../ui/use-format.ts'

export function useBillColumns(): Column<Bill>[] {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  return [
    { id: 'code', header: t('bills.number'), cell: ({ code }) => code, card: 'title' },
    { id: 'client', header: t('words.client'), cell: ({ client }) => client.name },
    { id: 'pickup', header: t('bills.pickup'), cell: ({ pickup }) => pickup.name },
    { id: 'orders', header: t('words.packagesName'), cell: ({ orders }) => format.number(orders.length), align: 'right' },
    { id: 'createdAt', header: t('bills.date'), cell: ({ createdAt }) => <Day day={businessDay(new Date(createdAt))} /> },
    {
      id: 'totalInCents',
      header: t('bills.total'),
      cell: ({ totalInCents }) => <Money cents={totalInCents} />,
      align: 'right',
      card: 'figure',
    },
  ]
}

import type { EarningOrder } from '@app/contract/earnings.contract'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/column.ts'
import { Day } from '../../ui/day.tsx'
import { Money } from '../../ui/money.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Weight } from '../../ui/weight.tsx'

/** An order with what its associate earns on it, and how that came to be. */
export function useEarningColumns(): Column<EarningOrder>[] {
  const { t } = useTranslation(['administrator', 'orders'])
  const money = (id: 'marginInCents' | 'bonusInCents' | 'keptBackInCents', header: string): Column<EarningOrder> => ({
    id,
    header,
    cell: ({ earning }) => <Money cents={id === 'keptBackInCents' ? -earning[id] : earning[id]} />,
    align: 'right',
    card: 'hidden',
  })
  return [
    { id: 'code', header: t('words.order'), cell: ({ code }) => code, card: 'title' },
    { id: 'status', header: t('words.status'), cell: ({ earning }) => <StatusChip status={earning.status} />, card: 'status' },
    { id: 'associate', header: t('words.associate'), cell: ({ associate }) => associate.name },
    { id: 'client', header: t('words.client'), cell: ({ client }) => client.name },
    {
      id: 'weightInGrams',
      header: t('manifests.weight'),
      cell: ({ weightInGrams }) => <Weight grams={weightInGrams} />,
      align: 'right',
    },
    { id: 'accruedOn', header: t('associatePay.accruedOn'), cell: ({ accruedOn }) => <Day day={accruedOn} /> },
    money('marginInCents', t('earning.margin', { ns: 'orders' })),
    money('bonusInCents', t('earning.bonus', { ns: 'orders' })),
    money('keptBackInCents', t('earning.keptBack', { ns: 'orders' })),
    {
      id: 'profitInCents',
      header: t('earning.profit', { ns: 'orders' }),
      cell: ({ earning }) => <Money cents={earning.profitInCents} />,
      align: 'right',
      card: 'figure',
    },
  ]
}

import type { EarningOrder } from '@app/contract/earnings.contract'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/column.ts'
import { Money } from '../../ui/money.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { TwoLines } from '../orders/two-lines.tsx'

type Options = {
  /** Where earnings of several associates stand together, each row says whose it is. */
  namesAssociate?: boolean
}

/** Freight less base is the margin; with bonus and what is kept back, the profit: every step in a column. */
export function useEarningColumns({ namesAssociate = false }: Options = {}): Column<EarningOrder>[] {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const amount = (name: 'freight' | 'base' | 'margin' | 'bonus' | 'keptBack', sign: 1 | -1): Column<EarningOrder> => ({
    id: name,
    header: t(`earning.short.${name}`),
    cell: ({ earning }) => <Money cents={sign * earning[`${name}InCents`]} />,
    align: 'right',
    card: 'hidden',
  })
  return [
    { id: 'code', header: t('fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    {
      id: 'earningStatus',
      header: t('fields.status'),
      cell: ({ earning }) => <StatusChip status={earning.status} />,
      card: 'status',
    },
    {
      id: 'accruedOn',
      header: t('fields.client'),
      cell: ({ client, associate, accruedOn, weightInGrams }) => {
        const facts = [format.day(accruedOn), format.weight(weightInGrams)]
        return <TwoLines first={client.name} second={[...(namesAssociate ? [associate.name] : []), ...facts].join(' · ')} />
      },
      width: '30%',
    },
    amount('freight', 1),
    amount('base', -1),
    amount('margin', 1),
    amount('bonus', 1),
    amount('keptBack', -1),
    {
      id: 'profitInCents',
      header: t('fields.profit'),
      cell: ({ earning }) => (
        <strong>
          <Money cents={earning.profitInCents} />
        </strong>
      ),
      align: 'right',
      sortable: true,
      card: 'figure',
    },
  ]
}

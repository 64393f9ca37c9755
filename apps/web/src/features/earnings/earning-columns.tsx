import type { EarningOrder } from '@app/contract/earnings.contract'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { Money } from '../../ui/show/money.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from '../orders/show/earning-lines.module.css'

type Earning = EarningOrder['earning']
type Amount = 'freight' | 'base' | 'margin' | 'bonus' | 'keptBack'

type Options = {
  /** Where earnings of several associates stand together, each row says whose it is. */
  namesAssociate?: boolean
  /** All are of one client: rows say what was earned on instead. */
  ofOneClient?: boolean
}

/** Freight less base is the margin; with bonus and what is kept back, the profit: every step in a column. */
export function useEarningColumns({ namesAssociate = false, ofOneClient = false }: Options = {}): Column<EarningOrder>[] {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const amount = (name: Amount, sign: 1 | -1, rateOf?: (earning: Earning) => string): Column<EarningOrder> => ({
    id: name,
    header: t(`earning.short.${name}`),
    cell: ({ earning }) => (
      <span className={styles.amount}>
        <Money cents={sign * earning[`${name}InCents`]} />
        {rateOf ? <small>{rateOf(earning)}</small> : null}
      </span>
    ),
    align: 'right',
    card: 'hidden',
  })
  return [
    { id: 'code', header: t('fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    {
      id: 'earningStatus',
      header: t('fields.status'),
      cell: ({ earning, settlement, takenBack }) => (
        <>
          <StatusChip status={earning.status} />
          {settlement || takenBack ? <SettledWith settlement={settlement} takenBack={takenBack} /> : null}
        </>
      ),
      card: 'status',
    },
    {
      id: 'accruedOn',
      header: t(ofOneClient ? 'fields.package' : 'fields.client'),
      cell: ({ client, associate, description, accruedOn, weightInGrams }) => {
        const facts = [format.day(accruedOn), format.weight(weightInGrams)]
        return (
          <TwoLines
            first={ofOneClient ? description : client.name}
            second={[...(namesAssociate ? [associate.name] : []), ...facts].join(' · ')}
          />
        )
      },
      sortable: true,
      width: '30%',
    },
    amount('freight', 1),
    amount('base', -1, ({ basePricePerKilogramInCents }) => format.perKilogram(basePricePerKilogramInCents)),
    amount('margin', 1),
    amount('bonus', 1, ({ bonusRateInBasisPoints }) => format.percent(bonusRateInBasisPoints)),
    amount('keptBack', -1, ({ discountRateInBasisPoints }) => format.percent(discountRateInBasisPoints)),
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

/** What it was paid with; taken back since, where it is taken off. */
function SettledWith({ settlement, takenBack }: Pick<EarningOrder, 'settlement' | 'takenBack'>) {
  const { t } = useTranslation('orders')
  const off = takenBack?.settlement?.code
  const back = takenBack ? (off ? t('earning.takenOffIn', { code: off }) : t('earning.takenOffNext')) : ''
  return <small className={styles.settled}>{[settlement?.code, settlement ? back : ''].filter(Boolean).join(' · ')}</small>
}

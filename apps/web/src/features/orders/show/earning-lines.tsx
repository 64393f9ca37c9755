import type { OrderDetail } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../ui/show/use-format.ts'
import styles from './earning-lines.module.css'

type Earning = NonNullable<OrderDetail['earning']>
type Line = { name: 'freight' | 'base' | 'margin' | 'bonus' | 'keptBack'; amountInCents: number; basis?: string; isSum?: true }

/** Freight less base is the margin; with the bonus and without what is kept back it is the profit (domain, section 8). */
const linesOf = (earning: Earning, format: Format): Line[] => [
  { name: 'freight', amountInCents: earning.freightInCents },
  { name: 'base', amountInCents: -earning.baseInCents, basis: baseOf(earning, format) },
  { name: 'margin', amountInCents: earning.marginInCents, isSum: true },
  { name: 'bonus', amountInCents: earning.bonusInCents, basis: format.percent(earning.bonusRateInBasisPoints) },
  { name: 'keptBack', amountInCents: -earning.keptBackInCents, basis: format.percent(earning.discountRateInBasisPoints) },
]

const baseOf = ({ weightInGrams, basePricePerKilogramInCents }: Earning, format: Format): string =>
  `${format.weight(weightInGrams)} × ${format.perKilogram(basePricePerKilogramInCents)}`

/** How an associate's profit on one order came to be, each line with its rate. */
export function EarningLines({ earning }: { earning: Earning }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <table className={styles.earning}>
      <tbody>
        {linesOf(earning, format).map(({ name, amountInCents, basis, isSum }) => (
          <tr key={name} data-sum={isSum}>
            <th scope="row">
              {t(`earning.${name}`)}
              {basis ? <span className={styles.basis}>{basis}</span> : null}
            </th>
            <td>{format.money(amountInCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t('earning.profit')}</th>
          <td>{format.money(earning.profitInCents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

import type { OrderDetail } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/use-format.ts'
import styles from './earning-lines.module.css'

type Earning = NonNullable<OrderDetail['earning']>
type Line = { name: 'freight' | 'base' | 'margin' | 'bonus' | 'keptBack'; amountInCents: number; isSum?: true }

/** Freight less base is the margin; with the bonus and without what is kept back it is the profit (domain, section 8). */
const linesOf = ({ freightInCents, baseInCents, marginInCents, bonusInCents, keptBackInCents }: Earning): Line[] => [
  { name: 'freight', amountInCents: freightInCents },
  { name: 'base', amountInCents: -baseInCents },
  { name: 'margin', amountInCents: marginInCents, isSum: true },
  { name: 'bonus', amountInCents: bonusInCents },
  { name: 'keptBack', amountInCents: -keptBackInCents },
]

/** How an associate's profit on one order came to be. */
export function EarningLines({ earning }: { earning: Earning }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <table className={styles.earning}>
      <tbody>
        {linesOf(earning).map(({ name, amountInCents, isSum }) => (
          <tr key={name} data-sum={isSum}>
            <th scope="row">{t(`earning.${name}`)}</th>
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

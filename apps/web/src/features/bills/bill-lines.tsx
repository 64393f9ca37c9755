import type { Price } from '@app/contract/fields/prices'
import { sum } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { keyed } from '../../ui/page/keyed.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './bill-lines.module.css'

type Lines = Price['lines']
type BilledOrder = { id: string; code: string; description: string; lines: Lines }
type Sums = {
  subtotalInCents: number
  ivaInBasisPoints: number
  taxInCents: number
  dutyInCents: number
  /** What an assisted purchase was paid up front. */
  paidUpFrontInCents?: number
  totalInCents: number
}

/** What a bill counts once, below its packages. */
const COUNTED_BELOW = new Set(['iva', 'duty', 'paidUpFront'])

/** Every package with its lines, then what is counted once over all of them. */
export function BillLines({ orders, sums, totalLabel }: { orders: readonly BilledOrder[]; sums: Sums; totalLabel: string }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { subtotalInCents, ivaInBasisPoints, taxInCents, dutyInCents, paidUpFrontInCents = 0, totalInCents } = sums
  const rows = [
    { name: t('bill.subtotal'), amountInCents: subtotalInCents },
    { name: t('bill.iva', { rate: format.percent(ivaInBasisPoints) }), amountInCents: taxInCents },
    { name: t('priceLines.duty'), amountInCents: dutyInCents },
    ...(paidUpFrontInCents > 0 ? [{ name: t('priceLines.paidUpFront'), amountInCents: -paidUpFrontInCents }] : []),
  ]
  return (
    <table className={styles.bill}>
      {orders.map((order) => (
        <OrderLines key={order.id} order={order} />
      ))}
      <tbody className={styles.sums}>
        {rows.map(({ name, amountInCents }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format.money(amountInCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{totalLabel}</th>
          <td>{format.money(totalInCents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function OrderLines({ order: { code, description, lines } }: { order: BilledOrder }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const own = lines.filter(({ name }) => !COUNTED_BELOW.has(name))
  return (
    <tbody>
      <tr className={styles.order}>
        <th scope="rowgroup">
          {code}
          <small>{description}</small>
        </th>
        <td>{format.money(sum(own.map(({ amountInCents }) => amountInCents)))}</td>
      </tr>
      {keyed(own).map(({ key, item: line }) => (
        <tr key={key} className={styles.line}>
          <th scope="row">{line.label || t(`priceLines.${line.name}`)}</th>
          <td>{format.money(line.amountInCents)}</td>
        </tr>
      ))}
    </tbody>
  )
}

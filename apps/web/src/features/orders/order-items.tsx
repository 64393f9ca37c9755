import type { OrderDetail } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/use-format.ts'
import styles from './order-items.module.css'

/** What is in a package and what each thing cost. */
export function OrderItems({ items }: Pick<OrderDetail, 'items'>) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{t('fields.description')}</th>
          <th scope="col">{t('fields.quantity')}</th>
          <th scope="col">{t('fields.unitPrice')}</th>
          <th scope="col">{t('fields.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ description, quantity, unitPriceInCents }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and items never move
          <tr key={position}>
            <td>{description}</td>
            <td>{quantity}</td>
            <td>{format.money(unitPriceInCents)}</td>
            <td>{format.money(quantity * unitPriceInCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

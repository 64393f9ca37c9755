import type { OrderDetail } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { withKeys } from '../../../ui/page/with-keys.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
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
        {withKeys(items).map(({ key, item: { description, quantity, unitPriceInCents } }) => (
          <tr key={key}>
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

import type { OrderDetail } from '@app/contract/orders.contract'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useTranslation } from 'react-i18next'
import styles from './order-missing.module.css'

/** What an incomplete order waits for: the list, and the words of whoever asked. */
export function OrderMissing({ order }: { order: Pick<OrderDetail, 'status' | 'missing' | 'missingNote'> }) {
  const { t } = useTranslation('orders')
  const { status, missing, missingNote } = order
  if (status !== 'incomplete' || (missing.length === 0 && !missingNote)) return null
  return (
    <div className={styles.missing}>
      <IconAlertTriangle aria-hidden />
      <div>
        <p className={styles.title}>{t('missing.title')}</p>
        <ul>
          {missing.map((what) => (
            <li key={what}>{t(`missing.${what}`)}</li>
          ))}
        </ul>
        {missingNote ? <p className={styles.note}>{missingNote}</p> : null}
      </div>
    </div>
  )
}

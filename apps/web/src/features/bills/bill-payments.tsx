import type { BillDetail } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './staff-bill.module.css'
import { UndoPayment } from './undo-payment.tsx'

type Payment = BillDetail['payments'][number]

/** What was paid and taken back, oldest first; a mistaken payment can be undone while its record allows it. */
export function BillPayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('bills')
  if (payments.length === 0) return null
  return (
    <PanelSection title={t('payments')}>
      <ul className={styles.rows}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </PanelSection>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { code, amountInCents, method, reference, receivedOn, actor, reason, reversedBy, allowedActions } = payment
  const how = [t(`paymentMethods.${method}`), reference, format.day(receivedOn), actor?.name].filter(Boolean).join(' · ')
  return (
    <li>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong className="tabular">{format.money(amountInCents)}</strong>
          <span>{code}</span>
        </p>
        <p className={styles.detail}>{how}</p>
        {reason ? <p className={styles.detail}>{t('bills:undoneBecause', { reason })}</p> : null}
        {reversedBy ? <p className={styles.refusal}>{t('bills:undoneBy', { code: reversedBy.code })}</p> : null}
      </div>
      {allowedActions.includes('undoPayment') ? <UndoPayment payment={payment} isInRow /> : null}
    </li>
  )
}

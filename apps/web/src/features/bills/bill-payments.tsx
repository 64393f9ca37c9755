import type { BillDetail } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record-panel.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { useUndoPayment } from './bill-actions.queries.ts'
import styles from './staff-bill.module.css'

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))

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
  const { code, amountInCents, method, reference, at, actor, reason, reversedBy, allowedActions } = payment
  const how = [t(`paymentMethods.${method}`), reference, format.instant(at), actor?.name].filter(Boolean).join(' · ')
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
      {allowedActions.includes('undoPayment') ? <UndoPayment payment={payment} /> : null}
    </li>
  )
}

function UndoPayment({ payment: { id, code, amountInCents } }: { payment: Payment }) {
  const { t } = useTranslation('bills')
  const format = useFormat()
  const asking = useLazyPanel()
  const undoing = useUndoPayment()
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={asking.open} aria-label={t('undoOf', { code })}>
        {t('undo')}
      </Button>
      <Suspense>
        {asking.isOpen ? (
          <ReasonDialog
            title={t('undoTitle', { code })}
            confirmLabel={t('undoConfirm', { amount: format.money(amountInCents) })}
            onConfirm={(reason) => undoing.mutateAsync({ id, reason })}
            error={undoing.error}
            onClose={() => asking.close()}
          >
            <p>{t('undoWhat')}</p>
          </ReasonDialog>
        ) : null}
      </Suspense>
    </>
  )
}

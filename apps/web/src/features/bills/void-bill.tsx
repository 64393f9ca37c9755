import type { Bill } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { ReasonButton } from '../../ui/dialog/reason-button.tsx'
import { useVoidBill } from './bill-actions.queries.ts'

/** Voids a bill nobody paid: its packages can be billed again. */
export function VoidBill({ bill: { id, code, orders } }: { bill: Bill }) {
  const { t } = useTranslation('administrator')
  return (
    <ReasonButton
      variant="subtle"
      id={id}
      takingBack={useVoidBill()}
      title={t('bills.voidTitle', { code })}
      what={t('bills.voidWhat', { count: orders.length })}
      confirmLabel={t('bills.voidConfirm', { code })}
    >
      {t('bills.void')}
    </ReasonButton>
  )
}

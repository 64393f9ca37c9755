import type { Payment } from '@app/contract/payments.contract'
import { useTranslation } from 'react-i18next'
import { ReasonButton } from '../../ui/dialog/reason-button.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useUndoPayment } from './bill-actions.queries.ts'

type Props = {
  payment: Pick<Payment, 'id' | 'code' | 'amountInCents'>
  /** One of several: small, and told apart by its payment. */
  isInRow?: boolean
}

/** Takes a mistaken payment back, with the reason. */
export function UndoPayment({ payment: { id, code, amountInCents }, isInRow = false }: Props) {
  const { t } = useTranslation('bills')
  const format = useFormat()
  return (
    <ReasonButton
      variant="default"
      {...(isInRow && { size: 'compact-sm', 'aria-label': t('undoOf', { code }) })}
      id={id}
      takingBack={useUndoPayment()}
      title={t('undoTitle', { code })}
      what={t('undoWhat')}
      confirmLabel={t('undoConfirm', { amount: format.money(amountInCents) })}
    >
      {t('undo')}
    </ReasonButton>
  )
}

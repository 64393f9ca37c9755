import type { Bill } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** What is asked to be done, and with which bills. */
export type Asked = { act: 'pay' | 'deliver'; bills: readonly Bill[] }

type Props = { bill: Bill; onAsk: (asked: Asked) => void; size?: 'sm' | 'compact-sm' }

/** What is next for a bill: charge it, or hand over what it bills. */
export function BillAction({ bill, onAsk, size = 'sm' }: Props) {
  const { t } = useTranslation('administrator')
  const { status, allowedActions, code } = bill
  if (allowedActions.includes('confirmPayment'))
    return (
      <Button
        variant="default"
        size={size}
        aria-label={t('bills.confirmPaymentOf', { code })}
        onClick={() => onAsk({ act: 'pay', bills: [bill] })}
      >
        {t('bills.confirmPayment')}
      </Button>
    )
  // A bill follows its packages: handing them over is theirs, and allowed once the bill is paid.
  if (status === 'charged')
    return (
      <Button
        variant="default"
        size={size}
        aria-label={t('bills.deliverOf', { code })}
        onClick={() => onAsk({ act: 'deliver', bills: [bill] })}
      >
        {t('bills.deliver')}
      </Button>
    )
  return null
}

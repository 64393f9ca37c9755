import type { Bill } from '@app/contract/bills.contract'
import { deliverOrders } from '@app/contract/endpoints/deliveries'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import type { Ask } from './use-bill-acts.tsx'

type Props = { bill: Bill; onAsk: Ask; size?: 'sm' | 'compact-sm' }

/** What is next for a bill: charge it, or hand over what it bills. */
export function BillAction({ bill, onAsk, size = 'sm' }: Props) {
  const { t } = useTranslation('administrator')
  const { role } = useActor()
  const may = useMay()
  const { status, isFinished, allowedActions, code } = bill
  // In a list it stands in every row; on the bill itself it is what comes next.
  const isFirst = size === 'sm'
  if (allowedActions.includes('confirmPayment'))
    return (
      <Button
        variant={isFirst ? 'filled' : 'default'}
        size={size}
        aria-label={t('bills.confirmPaymentOf', { code })}
        onClick={() => onAsk({ act: 'pay', bills: [bill] })}
      >
        {t('bills.confirmPayment')}
      </Button>
    )
  // A bill follows its packages: handing them over is theirs, and allowed once the bill is paid.
  if (status === 'charged' && !isFinished && role === 'administrator' && may(deliverOrders))
    return (
      <Button
        variant={isFirst ? 'filled' : 'default'}
        size={size}
        aria-label={t('bills.deliverOf', { code })}
        onClick={() => onAsk({ act: 'deliver', bills: [bill] })}
      >
        {t('bills.deliver')}
      </Button>
    )
  return null
}

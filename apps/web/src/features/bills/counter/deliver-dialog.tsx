import type { Bill } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { useOrdersToHandOver } from '../../orders/orders-of-client.queries.ts'
import { DeliverForm } from './deliver-form.tsx'

type Props = {
  bill: Bill
  /** Each package was scanned: all of them go, or none. */
  isWhole?: boolean
  onClose: () => void
  onDone: () => void
}

/** Hands a bill's packages over: those that nobody collected yet. */
export function DeliverDialog({ bill, isWhole = false, onClose, onDone }: Props) {
  const { t } = useTranslation('administrator')
  const orders = useOrdersToHandOver(bill)
  useReturnFocus()
  const frame = {
    opened: true,
    title: t('bills.deliverTitle', { code: bill.code }),
    centered: true,
    size: 520,
  }
  if (orders.data)
    return <DeliverForm frame={frame} bill={bill} orders={orders.data} isWhole={isWhole} onClose={onClose} onDone={onDone} />
  return (
    <Dialog {...frame} onClose={onClose}>
      {orders.isError ? <ErrorState error={orders.error} onRetry={() => void orders.refetch()} /> : <PageLoading />}
    </Dialog>
  )
}

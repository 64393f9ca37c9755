import type { Bill } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { useOrdersOfClient } from '../../orders/orders-of-client.queries.ts'
import { DeliverForm } from './deliver-form.tsx'

type Props = { bill: Bill; onClose: () => void; onDone: () => void }

const PAID = { status: ['paid' as const] }

/** Hands a bill's packages over: those that nobody collected yet. */
export function DeliverDialog({ bill, onClose, onDone }: Props) {
  const { t } = useTranslation('administrator')
  const orders = useOrdersOfClient(bill.client.id, PAID)
  useReturnFocus()
  const frame = {
    opened: true,
    title: t('bills.deliverTitle', { code: bill.code }),
    centered: true,
    size: 520,
  }
  const waiting = orders.data?.data.filter((order) => order.bill?.id === bill.id)
  if (waiting) return <DeliverForm frame={frame} bill={bill} orders={waiting} onClose={onClose} onDone={onDone} />
  return (
    <Dialog {...frame} onClose={onClose}>
      {orders.isError ? <ErrorState error={orders.error} onRetry={() => void orders.refetch()} /> : <PageLoading />}
    </Dialog>
  )
}

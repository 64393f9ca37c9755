import type { Bill } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { ConfirmPaymentForm } from './confirm-payment-form.tsx'
import { usePendingProofs } from './pending-proofs.queries.ts'

type Props = { bills: readonly Bill[]; onClose: () => void; onDone: () => void }

/** Money that came in, for one bill or several at once, beside the receipts that their clients sent. */
export function ConfirmPaymentDialog({ bills, onClose, onDone }: Props) {
  const { t } = useTranslation('administrator')
  const proofs = usePendingProofs()
  useReturnFocus()
  const frame = {
    opened: true,
    title: t('bills.paymentTitle', { count: bills.length }),
    centered: true,
    size: 640,
  }
  if (proofs.data)
    return <ConfirmPaymentForm frame={frame} bills={bills} proofs={proofs.data} onClose={onClose} onDone={onDone} />
  return (
    <Dialog {...frame} onClose={onClose}>
      {proofs.isError ? <ErrorState error={proofs.error} onRetry={() => void proofs.refetch()} /> : <PageLoading />}
    </Dialog>
  )
}

import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { useRemoveInvoiceLine } from '../purchases.queries.ts'
import { PurchaseRefusal } from './purchase-refusal.tsx'

type Props = { purchaseId: string; line: PurchaseDetail['invoice']['details'][number] | null; onClose: () => void }

/** A line cannot be put back by staff: they are asked once. */
export function RemoveLineDialog({ purchaseId, line, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const remove = useRemoveInvoiceLine(purchaseId)
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={line !== null}
      onClose={close}
      title={t('invoice.removeTitle')}
      confirmLabel={t('invoice.removeLine')}
      isRunning={remove.isPending}
      dangerous
      onConfirm={() => line && remove.mutate(line.id, { onSuccess: close })}
    >
      <p>{t('invoice.removeWhat', { description: line?.description })}</p>
      <PurchaseRefusal error={remove.error} />
    </ConfirmDialog>
  )
}

import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { useNameOf } from '../titles/use-name-of.ts'
import { PurchaseRefusal } from './decide/purchase-refusal.tsx'
import { useRemovePurchase } from './purchases.queries.ts'

type Props = { purchase: PurchaseDetail; opened: boolean; onClose: () => void }

/** The owner takes a purchase back while it is in review. */
export function RemoveDialog({ purchase, opened, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const nameOf = useNameOf()
  const remove = useRemovePurchase(purchase.id)
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t('remove.title', { name: nameOf(purchase) })}
      confirmLabel={t('remove.confirm')}
      isRunning={remove.isPending}
      dangerous
      onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
    >
      <p>{t('remove.what')}</p>
      <PurchaseRefusal error={remove.error} />
    </ConfirmDialog>
  )
}

import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { useNameOf } from '../../titles/use-name-of.ts'
import { useAnswerPurchase } from '../purchases.queries.ts'
import { PurchaseRefusal } from './purchase-refusal.tsx'

type Props = { purchase: PurchaseDetail; opened: boolean; onClose: () => void }

/** The owner says no to a proposal: the purchase ends. */
export function RejectDialog({ purchase, opened, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const nameOf = useNameOf()
  const [reason, setReason] = useState('')
  const reject = useAnswerPurchase(purchase.id, 'reject')
  const close = () => {
    reject.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t('reject.title', { name: nameOf(purchase) })}
      confirmLabel={t('reject.confirm')}
      isRunning={reject.isPending}
      dangerous
      onConfirm={() => reject.mutate({ action: 'reject', reason: reason.trim() }, { onSuccess: close })}
    >
      <p>{t('reject.what')}</p>
      <Textarea
        label={t('reject.reason')}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <PurchaseRefusal error={reject.error} />
    </ConfirmDialog>
  )
}

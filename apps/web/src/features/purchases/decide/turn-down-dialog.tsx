import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { ReasonField } from '../../../ui/edit/reason-field.tsx'
import { useRejectPurchase } from '../purchases.queries.ts'
import { PurchaseRefusal } from './purchase-refusal.tsx'

type Props = { purchase: PurchaseDetail; opened: boolean; onClose: () => void }

/** Staff turn a purchase down: its client reads why. */
export function TurnDownDialog({ purchase, opened, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const [reason, setReason] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const reject = useRejectPurchase(purchase.id)
  const close = () => {
    reject.reset()
    setWasTried(false)
    onClose()
  }
  const confirm = () => {
    setWasTried(true)
    if (reason.trim()) reject.mutate(reason.trim(), { onSuccess: close })
    else field.current?.focus()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t('turnDown.title', { code: purchase.code })}
      confirmLabel={t('turnDown.confirm')}
      isRunning={reject.isPending}
      dangerous
      onConfirm={confirm}
    >
      <p>{t('turnDown.what')}</p>
      <ReasonField ref={field} description={t('turnDown.reasonHelp')} value={reason} onChange={setReason} isMissing={wasTried} />
      <PurchaseRefusal error={reject.error} />
    </ConfirmDialog>
  )
}

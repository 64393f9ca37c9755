import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
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
  const isMissing = wasTried && reason.trim() === ''
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
      <Textarea
        ref={field}
        label={t('turnDown.reason')}
        description={t('turnDown.reasonHelp')}
        autosize
        minRows={2}
        maxLength={500}
        required
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={isMissing ? t('fields.required') : undefined}
      />
      <PurchaseRefusal error={reject.error} />
    </ConfirmDialog>
  )
}

import type { Order } from '@app/contract/orders.contract'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useSetTracking } from '../orders.queries.ts'
import { ActionDialog } from './order-actions-dialog.tsx'

type Props = { order: Order; opened: boolean; onClose: () => void }

export function TrackingDialog({ order, opened, onClose }: Props) {
  const { t } = useTranslation('administrator')
  const [tracking, setTracking] = useState(order.tracking ?? '')
  const [isMissing, setMissing] = useState(false)
  const saving = useSetTracking()
  const save = () => {
    setMissing(tracking.trim() === '')
    if (tracking.trim() !== '') saving.mutate({ id: order.id, tracking: tracking.trim() }, { onSuccess: onClose })
  }
  const error = isMissing ? t('fields.required') : saving.error ? <Refusal error={saving.error} /> : undefined
  return (
    <ActionDialog
      opened={opened}
      onClose={onClose}
      title={t('orderActions.trackingOf', { code: order.code })}
      submitLabel={t('orderActions.saveTracking')}
      isSending={saving.isPending}
      onSubmit={save}
    >
      <TextInput
        data-autofocus
        label={t('words.tracking')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={tracking}
        onChange={({ currentTarget }) => setTracking(currentTarget.value)}
        error={error}
      />
    </ActionDialog>
  )
}

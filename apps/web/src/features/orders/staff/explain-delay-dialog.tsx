import type { Sent } from '@app/contract/endpoint'
import type { explainDelay } from '@app/contract/endpoints/order-actions'
import { DELAY_REASONS, type DelayReason } from '@app/domain'
import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { ActionDialog } from '../several/order-actions-dialog.tsx'
import { useExplainDelay } from './explain-delay.queries.ts'

type Body = Sent<typeof explainDelay>['body']
/** The packages, or the manifest that carries them. */
export type Delayed = { orderIds: string[] } | { manifestId: string }
type Props = { of: Delayed; name: string; onClose: () => void; onDone?: () => void }

/** Why packages are late: their clients are told it. */
export function ExplainDelayDialog({ of, name, onClose, onDone }: Props) {
  const { t } = useTranslation('orders')
  const [reason, setReason] = useState<DelayReason | ''>('')
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const explaining = useExplainDelay()
  const done = () => {
    onDone?.()
    onClose()
  }
  const send = () => {
    setTried(true)
    if (reason) explaining.mutate({ ...of, reason, note } satisfies Body, { onSuccess: done })
  }
  const isMissing = wasTried && !reason
  return (
    <ActionDialog
      opened
      onClose={onClose}
      title={t('explainDelay.title', { name })}
      submitLabel={t('explainDelay.submit')}
      isSending={explaining.isPending}
      onSubmit={send}
    >
      <NativeSelect
        label={t('explainDelay.reason')}
        description={t('explainDelay.help')}
        required
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value as DelayReason | '')}
        data={[
          { value: '', label: t('explainDelay.choose') },
          ...DELAY_REASONS.map((value) => ({ value, label: t(`delayReasons.${value}`) })),
        ]}
        error={isMissing ? t('errors.fieldRequired') : explaining.error ? <Refusal error={explaining.error} /> : undefined}
      />
      <Textarea
        label={t('explainDelay.note')}
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ActionDialog>
  )
}

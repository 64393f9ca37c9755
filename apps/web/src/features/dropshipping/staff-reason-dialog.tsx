import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useUpdateDropshipping } from './dropshipping.queries.ts'

type Props = { request: Dropshipping; action: 'refuse' | 'quoteAnew'; opened: boolean; onClose: () => void }

/** Ends a request, or quotes it again, with the reason that its client reads. */
export function StaffReasonDialog({ request: { id, description }, action, opened, onClose }: Props) {
  const { t } = useTranslation('dropshipping')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const update = useUpdateDropshipping(id, action)
  const confirm = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') update.mutate({ action, reason }, { onSuccess: onClose })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(`staffReason.${action}.title`)}
      confirmLabel={t(`staffReason.${action}.confirm`)}
      isRunning={update.isPending}
      dangerous={action === 'refuse'}
      onConfirm={confirm}
    >
      <p>{t(`staffReason.${action}.sentence`, { description })}</p>
      <Textarea
        label={t('staffReason.reason')}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={isMissing && reason.trim() === '' ? t('common:fields.required') : undefined}
      />
      {update.isError ? (
        <Note tone="red" isRefusal>
          {errorSentence(t, update.error)}
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}

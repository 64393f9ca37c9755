import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { ReasonField } from '../../ui/edit/reason-field.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
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
      <ReasonField value={reason} onChange={setReason} isMissing={isMissing} />
      {update.isError ? (
        <Note tone="red" isRefusal>
          <Refusal error={update.error} />
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}

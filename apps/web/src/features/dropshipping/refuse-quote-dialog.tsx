import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useUpdateDropshipping } from './dropshipping.queries.ts'

type Props = { request: Dropshipping; opened: boolean; onClose: () => void }

/** Refuses a quote for good, or gives up what is not quoted yet, with a reason where the client wants to give one. */
export function RefuseQuoteDialog({ request: { id, description, quote }, opened, onClose }: Props) {
  const { t } = useTranslation('dropshipping')
  const [reason, setReason] = useState('')
  const refuse = useUpdateDropshipping(id, 'refuse')
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(quote ? 'refuse.title' : 'giveUp.title')}
      confirmLabel={t(quote ? 'refuse.confirm' : 'giveUp.confirm')}
      isRunning={refuse.isPending}
      dangerous
      onConfirm={() => refuse.mutate({ action: 'refuse', reason }, { onSuccess: onClose })}
    >
      <p>{t(quote ? 'refuse.sentence' : 'giveUp.sentence', { description })}</p>
      <Textarea
        label={t('refuse.reason')}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {refuse.isError ? (
        <Note tone="red" isRefusal>
          <Refusal error={refuse.error} />
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}

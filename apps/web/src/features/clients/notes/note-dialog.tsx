import type { ClientNote } from '@app/contract/client-notes/client-notes.contract'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import type { OfClient } from '../client-list.ts'
import { useAddClientNote, useUpdateClientNote } from './client-notes.queries.ts'

type Props = OfClient & { note: ClientNote | null; onClose: () => void }

/** Writes a note about a client, or changes one. */
export function NoteDialog({ client, note, onClose }: Props) {
  const { t } = useTranslation('clients')
  const add = useAddClientNote(client.id)
  const update = useUpdateClientNote(note?.id ?? '')
  const { register, errorOf, handleSubmit, refuse, closing, formState } = useContractForm(
    async () => (await import('./client-notes.schemas.ts')).noteForm,
    { defaultValues: { text: note?.text ?? '' } },
  )
  return (
    <FormDialog
      title={t(note ? 'notes.edit' : 'notes.addTitle', { name: client.name })}
      confirmLabel={t('notes.save')}
      isSending={formState.isSubmitting}
      error={null}
      onSubmit={handleSubmit((body) => (note ? update : add).mutateAsync(body).then(onClose, refuse))}
      onClose={closing(onClose)}
    >
      <Textarea
        data-autofocus
        label={t('notes.text')}
        description={t('notes.textHelp')}
        required
        autosize
        minRows={3}
        maxRows={12}
        {...register('text')}
        error={errorOf('text')}
      />
    </FormDialog>
  )
}

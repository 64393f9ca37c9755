import type { OrderDetail } from '@app/contract/orders.contract'
import { INCIDENT_KINDS, type IncidentKind } from '@app/domain'
import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { ActionDialog } from '../several/order-actions-dialog.tsx'
import { useOpenIncident } from './open-incident.queries.ts'

type Props = { order: Pick<OrderDetail, 'id' | 'code'>; onClose: () => void }

/** What is wrong with a package, in words and photos that its client reads; the package waits until it is resolved. */
export function OpenIncidentDialog({ order: { id, code }, onClose }: Props) {
  const { t } = useTranslation(['ends', 'orders'])
  const [kind, setKind] = useState<IncidentKind>('lost')
  const [description, setDescription] = useState('')
  const [photos, setPhotos] = useState<File[]>([])
  const [wasTried, setTried] = useState(false)
  const opening = useOpenIncident()
  const upload = useUpload()
  const send = () => {
    setTried(true)
    if (!description.trim()) return
    const body = { id, kind, description: description.trim(), photos }
    // A refusal shows in the dialog, which stays.
    upload.run((options) => opening.mutateAsync({ ...body, options })).then(onClose, () => undefined)
  }
  return (
    <ActionDialog
      opened
      onClose={onClose}
      title={t('openIncident.title', { code })}
      submitLabel={t('openIncident.submit')}
      isSending={opening.isPending}
      onSubmit={send}
    >
      <NativeSelect
        label={t('openIncident.kind')}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(INCIDENT_KINDS.find((one) => one === value) ?? 'lost')}
        data={INCIDENT_KINDS.map((one) => ({ value: one, label: t(`openIncident.kinds.${one}`) }))}
      />
      <Textarea
        label={t('openIncident.description')}
        description={t('openIncident.descriptionHelp')}
        required
        autosize
        minRows={2}
        maxLength={1_000}
        value={description}
        onChange={({ currentTarget: { value } }) => setDescription(value)}
        error={wasTried && !description.trim() ? t('errors.fieldRequired') : undefined}
      />
      <FileDrop
        label={t('openIncident.photos')}
        files={photos}
        onChange={setPhotos}
        multiple
        most={8}
        progress={upload.progress}
        onCancel={upload.cancel}
      />
      <Note tone="neutral">{t('openIncident.effect')}</Note>
      {opening.error ? (
        <Note tone="red" isRefusal>
          <Refusal error={opening.error} />
        </Note>
      ) : null}
    </ActionDialog>
  )
}

import { INCIDENT_KINDS, type IncidentKind } from '@app/domain'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { useActor } from '../../session/use-actor.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showSuccess } from '../../ui/say/toast.ts'
import { forgetScan, submitScan } from '../scan-queue/scan-queue.ts'
import type { StationPackage } from '../scan-queue/station-package.ts'
import { PhotoField } from './photo-field.tsx'
import styles from './station.module.css'

/** Damaged on arrival is what a station sees most. */
const USUAL: IncidentKind = 'damaged'

type Props = { order: StationPackage; onClose: () => void }

/** What is wrong with a package, with photos. It waits in the queue like a scan where nobody answers. */
export function IncidentDialog({ order, onClose }: Props) {
  const { t } = useTranslation('warehouse')
  const { userId } = useActor()
  const [kind, setKind] = useState<IncidentKind>(USUAL)
  const [description, setDescription] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [isSending, setSending] = useState(false)
  const [wasTried, setTried] = useState(false)
  const report = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!description.trim()) return
    setSending(true)
    const label = {
      number: order.tracking ?? order.code,
      code: order.code,
      clientName: order.client?.name ?? null,
      weightInGrams: null,
    }
    const task = { kind: 'incident', orderId: order.id, body: { kind, description: description.trim() } } as const
    const entry = await submitScan({ userId, task, label, photos }).finally(() => setSending(false))
    if (entry?.refusal) {
      await forgetScan(entry.id)
      return showRefusal(new ApiError({ statusCode: 409, ...entry.refusal }))
    }
    showSuccess(t(entry?.result ? 'incident.reported' : 'incident.saved', { code: order.code }))
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} centered size={560} title={t('incident.title', { code: order.code })}>
      <form className={styles.dialogForm} onSubmit={(event) => void report(event)} noValidate>
        <NativeSelect
          size="lg"
          label={t('incident.kind')}
          value={kind}
          onChange={({ currentTarget }) => setKind(INCIDENT_KINDS.find((one) => one === currentTarget.value) ?? USUAL)}
          data={INCIDENT_KINDS.map((one) => ({ value: one, label: t(`incident.kinds.${one}`) }))}
        />
        <Textarea
          size="lg"
          autosize
          minRows={2}
          maxLength={1_000}
          required
          data-autofocus
          label={t('incident.description')}
          description={t('incident.descriptionHelp')}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          error={wasTried && !description.trim() ? t('fields.required') : undefined}
        />
        <PhotoField value={photos} onChange={setPhotos} />
        <div className={styles.buttons}>
          <Button type="submit" size="lg" loading={isSending}>
            {t('incident.send')}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

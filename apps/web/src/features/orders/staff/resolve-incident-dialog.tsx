import type { OrderDetail } from '@app/contract/orders.contract'
import {
  INCIDENT_RESOLUTIONS,
  type IncidentResolution,
  type OrderAction,
  RESPONSIBLES,
  type Responsible,
  responsibleFor,
} from '@app/domain'
import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../../api/error-sentence.ts'
import { Note } from '../../../ui/show/note.tsx'
import { ActionDialog } from '../several/order-actions-dialog.tsx'
import { useResolveIncident } from './resolve-incident.queries.ts'

/** What the order must allow for each: what is not possible now is not offered. */
const ALLOWED_BY: Record<IncidentResolution, readonly OrderAction[]> = {
  solved: ['resolveIncident'],
  lost: ['removeAsLost'],
  damaged: ['removeAsDamaged', 'compensateDamage'],
  seized: ['removeAsSeized'],
  refused: ['removeAsRefused'],
  returned: ['removeAsReturned'],
  abandoned: ['removeAsAbandoned'],
}

type Props = { order: OrderDetail; onClose: () => void }

/** How an incident with a package ends, who answers for it, and what that does to the money, before it is done. */
export function ResolveIncidentDialog({ order, onClose }: Props) {
  const { t } = useTranslation('orders')
  const [outcome, setOutcome] = useState<IncidentResolution>('solved')
  const [chosen, setResponsible] = useState<Responsible | null>(null)
  const [shareInPercent, setShare] = useState(100)
  const [isFit, setFit] = useState(false)
  const [back, setBack] = useState({ returnCarrier: '', returnTracking: '' })
  const [resolution, setResolution] = useState('')
  const [wasTried, setTried] = useState(false)
  const resolving = useResolveIncident()
  const incident = order.incidents.find(({ status }) => status === 'opened')
  const possible = INCIDENT_RESOLUTIONS.filter((one) => ALLOWED_BY[one].some((action) => order.allowedActions.includes(action)))
  const usual = outcome === 'solved' ? null : responsibleFor(outcome, { isReceived: order.intakeAt !== null })
  const responsible = chosen ?? usual
  const isDamaged = outcome === 'damaged'
  const mustStay = isDamaged && !order.allowedActions.includes('removeAsDamaged')
  const goesOn = isDamaged && (isFit || mustStay)
  const send = () => {
    setTried(true)
    if (!incident || !resolution.trim()) return
    const said = {
      ...(chosen && chosen !== usual ? { responsible: chosen } : {}),
      ...(isDamaged ? { shareInPercent, isFit: goesOn } : {}),
      ...(outcome === 'returned' ? back : {}),
    }
    const body = { incidentId: incident.id, outcome, resolution: resolution.trim(), ...said }
    resolving.mutate({ id: order.id, ...body }, { onSuccess: onClose })
  }
  return (
    <ActionDialog
      opened
      onClose={onClose}
      title={t('resolveIncident.title', { code: order.code })}
      submitLabel={t('resolveIncident.submit')}
      isSending={resolving.isPending}
      onSubmit={send}
    >
      <NativeSelect
        label={t('resolveIncident.outcome')}
        value={outcome}
        onChange={({ currentTarget }) => {
          setOutcome(possible.find((one) => one === currentTarget.value) ?? 'solved')
          setResponsible(null)
        }}
        data={possible.map((one) => ({
          value: one,
          label: one === 'solved' ? t('resolveIncident.solved') : t(`outcomes.${one}`),
        }))}
      />
      {responsible ? (
        <NativeSelect
          label={t('resolveIncident.responsible')}
          value={responsible}
          onChange={({ currentTarget }) => setResponsible(RESPONSIBLES.find((one) => one === currentTarget.value) ?? null)}
          data={RESPONSIBLES.map((one) => ({ value: one, label: t(`resolveIncident.responsibles.${one}`) }))}
        />
      ) : null}
      {isDamaged ? (
        <>
          <NumberInput
            label={t('resolveIncident.share')}
            suffix=" %"
            min={1}
            max={100}
            allowDecimal={false}
            value={shareInPercent}
            onChange={(value) => setShare(Number(value) || 100)}
          />
          {mustStay ? null : (
            <Checkbox
              label={t('resolveIncident.fit')}
              checked={isFit}
              onChange={({ currentTarget }) => setFit(currentTarget.checked)}
            />
          )}
        </>
      ) : null}
      {outcome === 'returned' ? (
        <>
          <TextInput
            label={t('resolveIncident.carrier')}
            maxLength={80}
            value={back.returnCarrier}
            onChange={({ currentTarget }) => setBack({ ...back, returnCarrier: currentTarget.value })}
          />
          <TextInput
            label={t('resolveIncident.tracking')}
            maxLength={60}
            value={back.returnTracking}
            onChange={({ currentTarget }) => setBack({ ...back, returnTracking: currentTarget.value })}
          />
        </>
      ) : null}
      <Textarea
        label={t('resolveIncident.reason')}
        description={t('resolveIncident.reasonHelp')}
        required
        autosize
        minRows={2}
        maxLength={1_000}
        value={resolution}
        onChange={({ currentTarget }) => setResolution(currentTarget.value)}
        error={wasTried && !resolution.trim() ? t('errors.fieldRequired') : undefined}
      />
      <Note tone="neutral">{t(`resolveIncident.effects.${goesOn ? 'goesOn' : (responsible ?? 'solved')}`)}</Note>
      {resolving.error ? (
        <Note tone="red" isRefusal>
          {errorSentence(t, resolving.error)}
        </Note>
      ) : null}
    </ActionDialog>
  )
}

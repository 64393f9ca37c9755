import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { TextDialog } from '../../../ui/edit/text-dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { useSetObservation } from './observation.queries.ts'

type Props = { order: Pick<Order, 'id' | 'version' | 'code' | 'observation'>; onClose: () => void }

/** What staff observe of a package, wherever it is, until its order is closed. */
export function ObservationDialog({ order, onClose }: Props) {
  const { t } = useTranslation('orders')
  useReturnFocus()
  const saving = useSetObservation(order.id)
  const form = useContractForm(async () => (await import('../orders.schemas.ts')).observationForm, {
    defaultValues: { observation: order.observation },
    draft: `observation:${order.id}`,
    record: order,
  })
  const done = () => {
    form.forgetDraft()
    onClose()
  }
  const submit = form.handleSubmit((body) =>
    body.observation === order.observation ? done() : saving.mutateAsync(body).then(done, form.refuse),
  )
  return (
    <TextDialog
      title={t('observation.title', { code: order.code })}
      label={t('fields.observation')}
      help={t('observation.help')}
      save={t('observation.save')}
      form={form}
      field={form.register('observation')}
      isSaving={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

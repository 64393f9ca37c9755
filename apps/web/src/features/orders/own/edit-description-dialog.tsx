import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { TextDialog } from '../../../ui/edit/text-dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { useNameOf } from '../../titles/use-name-of.ts'
import { useUpdateDescription } from '../orders.queries.ts'

/** The owner's own words for a package, until it is bundled. */
export function EditDescriptionDialog({
  order,
  onClose,
}: {
  order: Pick<Order, 'id' | 'version' | 'code' | 'title' | 'description'>
  onClose: () => void
}) {
  const { t } = useTranslation('orders')
  useReturnFocus()
  const nameOf = useNameOf()
  const update = useUpdateDescription()
  const form = useContractForm(async () => (await import('../orders.schemas.ts')).descriptionForm, {
    defaultValues: { orderId: order.id, description: order.description },
    draft: `description:${order.id}`,
    record: order,
  })
  const done = () => {
    form.forgetDraft()
    onClose()
  }
  const submit = form.handleSubmit((body) =>
    body.description === order.description ? done() : update.mutateAsync(body).then(done, form.refuse),
  )
  return (
    <TextDialog
      opened={!update.isPending}
      title={t('describe.title', { name: nameOf(order) })}
      label={t('fields.description')}
      help={t('describe.help')}
      save={t('describe.save')}
      form={form}
      field={form.register('description')}
      required
      isSaving={update.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

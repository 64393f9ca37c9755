import type { Order } from '@app/contract/orders.contract'
import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/edit/dialog.module.css'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { useUpdateDescription } from '../orders.queries.ts'

/** The owner's own words for a package, until it is bundled. */
export function EditDescriptionDialog({
  order,
  onClose,
}: {
  order: Pick<Order, 'id' | 'version' | 'code' | 'description'>
  onClose: () => void
}) {
  const { t } = useTranslation('orders')
  useReturnFocus()
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
  const submit = form.handleSubmit((body) => update.mutateAsync(body).then(done, form.refuse))
  return (
    <Dialog opened onClose={onClose} title={t('describe.title', { code: order.code })} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        <DraftNote form={form} />
        <Textarea
          label={t('fields.description')}
          description={t('describe.help')}
          autosize
          minRows={3}
          required
          data-autofocus
          {...form.register('description')}
          error={form.errorOf('description')}
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={update.isPending}>
            {t('describe.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

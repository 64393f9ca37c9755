import type { Order } from '@app/contract/orders.contract'
import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/edit/dialog.module.css'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
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
  const submit = form.handleSubmit((body) => saving.mutateAsync(body).then(done, form.refuse))
  return (
    <Dialog opened onClose={onClose} title={t('observation.title', { code: order.code })} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        <DraftNote form={form} />
        <Textarea
          label={t('fields.observation')}
          description={t('observation.help')}
          autosize
          minRows={3}
          data-autofocus
          {...form.register('observation')}
          error={form.errorOf('observation')}
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('observation.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import type { Order } from '@app/contract/orders.contract'
import { Button, Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/edit/dialog.module.css'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useUpdateIncomplete } from '../orders.queries.ts'
import { MissingFields } from './missing-fields.tsx'

type Props = { order: Pick<Order, 'id' | 'version' | 'code'>; onClose: () => void }

/** Staff say what an order misses, as a list and in words; the client is told both. */
export function MarkIncompleteDialog({ order, onClose }: Props) {
  const { t } = useTranslation('orders')
  const mark = useUpdateIncomplete('markedIncomplete')
  const form = useContractForm(async () => (await import('../orders.schemas.ts')).whatIsMissing, {
    defaultValues: { orderId: order.id, missing: [], note: '' },
    draft: `incomplete:${order.id}`,
    record: order,
  })
  const done = () => {
    form.forgetDraft()
    onClose()
  }
  const submit = form.handleSubmit((body) => mark.mutateAsync(body).then(done, form.refuse))
  return (
    <Dialog opened onClose={onClose} title={t('markIncomplete.title', { code: order.code })} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        <DraftNote form={form} />
        <Controller
          control={form.control}
          name="missing"
          render={({ field: { value, onChange, ref } }) => (
            <MissingFields value={value} onChange={onChange} inputRef={ref} error={form.errorOf('missing')} />
          )}
        />
        {/* A field registers as it is drawn: this one after the boxes, which get the focus first. */}
        <Field
          as={Textarea}
          form={form}
          name="note"
          label={t('markIncomplete.note')}
          description={t('markIncomplete.noteHelp')}
          autosize
          minRows={2}
          required
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={mark.isPending}>
            {t('actions.markIncomplete')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

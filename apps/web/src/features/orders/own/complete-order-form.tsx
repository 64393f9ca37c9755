import type { OrderDetail } from '@app/contract/orders.contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CallOptions } from '../../../api/call.ts'
import { isAborted } from '../../../api/send.ts'
import styles from '../../../ui/edit/dialog.module.css'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { PersonSelect } from '../../authorized-names/person-select.tsx'
import { ItemFields } from '../new-order/item-fields.tsx'
import { useAuthorizeBundling, useCompleteOrder } from '../orders.queries.ts'
import { completionOf, needsOf, startingFrom } from './complete-order-values.ts'

/** Exactly what an incomplete order misses, filled in where it is read. */
export function CompleteOrderForm({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const needs = needsOf(order.missing)
  const form = useContractForm(async () => (await import('../orders.schemas.ts')).completionForm(needs), {
    defaultValues: startingFrom(order),
    draft: `complete:${order.id}`,
    record: order,
  })
  const { register, errorOf } = form
  const [invoice, setInvoice] = useState<File[]>([])
  const [consigneeId, setConsigneeId] = useState(order.consignee?.authorizedNameId ?? null)
  const authorize = useAuthorizeBundling()
  const complete = useCompleteOrder()
  const upload = useUpload()
  const refusal = authorize.error ?? complete.error
  const lacksInvoice = needs.invoice && invoice.length === 0

  const submit = form.handleSubmit(async (values) => {
    if (lacksInvoice) return false
    const files = invoice.map((file) => ({ field: 'invoice', file }))
    const sendAll = async (options: CallOptions) => {
      if (needs.consignee) await authorize.mutateAsync(consigneeOf(order, consigneeId))
      await complete.mutateAsync({ id: order.id, body: completionOf(values, needs), files, options })
    }
    await upload.run(sendAll).then(form.forgetDraft)
  })
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        onSubmit={(event) => void submit(event).catch(() => undefined)}
        noValidate
        aria-label={t('complete.title')}
      >
        <DraftNote form={form} />
        {needs.tracking ? (
          <TextInput
            label={t('newOrder.tracking')}
            required
            autoComplete="off"
            {...register('tracking')}
            error={errorOf('tracking')}
          />
        ) : null}
        {needs.items ? <ItemFields name="items" several /> : null}
        {needs.invoice ? (
          <FileDrop
            label={t('newOrder.invoice')}
            files={invoice}
            onChange={setInvoice}
            multiple
            error={form.formState.isSubmitted && lacksInvoice ? t('complete.invoiceRequired') : undefined}
            progress={upload.progress}
            onCancel={upload.cancel}
          />
        ) : null}
        {needs.consignee ? (
          <PersonSelect
            label={t('fields.consignee')}
            description={t('newOrder.consigneeHelp')}
            purpose="consignee"
            value={consigneeId}
            onChange={setConsigneeId}
          />
        ) : null}
        <Textarea label={t('complete.comment')} autosize minRows={2} {...register('comment')} error={errorOf('comment')} />
        {refusal && !isAborted(refusal) ? (
          <Note tone="red" isRefusal>
            <Refusal error={refusal} />
          </Note>
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" loading={complete.isPending || authorize.isPending}>
            {t('complete.send')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** The consignee changes with the authorization's own call; whether the package may share stays as it is. */
const consigneeOf = ({ id, isAuthorizedToBundle }: OrderDetail, consigneeAuthorizedNameId: string | null) => ({
  orderIds: [id],
  isAuthorizedToBundle,
  consigneeAuthorizedNameId,
})

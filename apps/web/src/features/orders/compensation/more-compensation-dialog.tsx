import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useCompensateMore } from './more-compensation.queries.ts'

type Props = { order: { id: string; code: string }; onClose: () => void }

/** More than rate and cap gave, at most the declared value: it is asked for, and waits. */
export function MoreCompensationDialog({ order, onClose }: Props) {
  const { t } = useTranslation('approvals')
  const format = useFormat()
  const asking = useCompensateMore(order.id)
  const form = useContractForm(async () => (await import('./more-compensation.schemas.ts')).moreCompensationForm, {
    defaultValues: { amountInCents: null as unknown as number, reason: '' },
  })
  const { register, errorOf, handleSubmit, closing, watch } = form
  const submit = handleSubmit((body) => asking.mutateAsync(body).then(onClose))
  return (
    <FormDialog
      title={t('more.title', { code: order.code })}
      confirmLabel={t('more.confirm', { amount: format.money(watch('amountInCents') || 0) })}
      isSending={asking.isPending}
      error={asking.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      <p>{t('more.what')}</p>
      <Field as={MoneyField} form={form} name="amountInCents" label={t('more.amount')} required />
      <Textarea label={t('more.reason')} required autosize minRows={2} {...register('reason')} error={errorOf('reason')} />
    </FormDialog>
  )
}

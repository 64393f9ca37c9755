import type { Receivable } from '@app/contract/receivables/receivables.contract'
import { addDays, businessDay } from '@app/domain'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useSetPaymentPromise } from './receivables.queries.ts'

const DAYS_TO_PAY = 7

/** Begins with all that is due, in a week, or with the promise that there is. */
export function PaymentPromiseDialog({ owed, onClose }: { owed: Receivable; onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const setting = useSetPaymentPromise()
  const { client, promise, dueInCents } = owed
  const today = businessDay(new Date())
  const isOpen = promise?.state === 'open'
  const form = useContractForm(async () => (await import('./receivables.schemas.ts')).promiseForm, {
    defaultValues: {
      promisedOn: isOpen ? promise.promisedOn : addDays(today, DAYS_TO_PAY),
      amountInCents: isOpen ? promise.amountInCents : dueInCents,
      note: isOpen ? promise.note : '',
    },
  })
  const { register, errorOf, handleSubmit, closing } = form
  const submit = handleSubmit((body) => setting.mutateAsync({ clientId: client.id, body }).then(onClose))
  return (
    <FormDialog
      title={t('receivables.promise.of', { name: client.name })}
      confirmLabel={t('receivables.promise.confirm')}
      isSending={setting.isPending}
      error={setting.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      <Field as={DateField} form={form} name="promisedOn" label={t('receivables.promise.until')} required min={today} />
      <Field as={MoneyField} form={form} name="amountInCents" label={t('receivables.promise.amount')} required />
      <Textarea label={t('receivables.promise.note')} autosize minRows={2} {...register('note')} error={errorOf('note')} />
    </FormDialog>
  )
}

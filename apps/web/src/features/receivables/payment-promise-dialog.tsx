import type { Receivable } from '@app/contract/receivables/receivables.contract'
import { addDays, businessDay } from '@app/domain'
import { Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
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
  const { register, control, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('./receivables.schemas.ts')).promiseForm,
    {
      defaultValues: {
        promisedOn: isOpen ? promise.promisedOn : addDays(today, DAYS_TO_PAY),
        amountInCents: isOpen ? promise.amountInCents : dueInCents,
        note: isOpen ? promise.note : '',
      },
    },
  )
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
      <Controller
        control={control}
        name="promisedOn"
        render={({ field }) => (
          <DateField label={t('receivables.promise.until')} required min={today} {...field} error={errorOf('promisedOn')} />
        )}
      />
      <Controller
        control={control}
        name="amountInCents"
        render={({ field }) => (
          <MoneyField label={t('receivables.promise.amount')} required {...field} error={errorOf('amountInCents')} />
        )}
      />
      <Textarea label={t('receivables.promise.note')} autosize minRows={2} {...register('note')} error={errorOf('note')} />
    </FormDialog>
  )
}

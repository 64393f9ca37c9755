import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useRequestRefund } from '../accounts.queries.ts'

type Props = {
  /** Whose it is, where staff ask in their place. */
  clientId?: string | undefined
  /** What no other request waits for. */
  availableInCents: number
  onClose: () => void
}

/** Credit that goes back to its client, into an account of theirs. */
export function RequestRefundDialog({ clientId, availableInCents, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const asking = useRequestRefund()
  const form = useContractForm(async () => (await import('../accounts.schemas.ts')).wantedRefundForm, {
    defaultValues: { amountInCents: availableInCents, destination: '' },
  })
  const { register, errorOf, handleSubmit, closing, watch } = form
  const submit = handleSubmit((body) => asking.mutateAsync({ ...body, ...(clientId && { clientId }) }).then(onClose))
  const amountInCents = watch('amountInCents') || 0
  return (
    <FormDialog
      title={t('refund.title')}
      confirmLabel={t('refund.confirm', { amount: format.money(amountInCents) })}
      isSending={asking.isPending}
      error={asking.error}
      onSubmit={submit}
      onClose={closing(onClose)}
      isBlocked={amountInCents > availableInCents}
    >
      <p>{t(clientId ? 'refund.whatForClient' : 'refund.what', { amount: format.money(availableInCents) })}</p>
      <Field
        as={MoneyField}
        form={form}
        name="amountInCents"
        label={t('refund.amount')}
        required
        error={
          amountInCents > availableInCents
            ? t('refund.tooMuch', { amount: format.money(availableInCents) })
            : errorOf('amountInCents')
        }
      />
      <Textarea
        label={t('refund.destination')}
        description={t('refund.destinationHelp')}
        required
        autosize
        minRows={2}
        {...register('destination')}
        error={errorOf('destination')}
      />
    </FormDialog>
  )
}

import { Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
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
  const { register, control, errorOf, handleSubmit, closing, watch } = useContractForm(
    async () => (await import('../accounts.schemas.ts')).wantedRefundForm,
    { defaultValues: { amountInCents: availableInCents, destination: '' } },
  )
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
      <Controller
        control={control}
        name="amountInCents"
        render={({ field }) => (
          <MoneyField
            label={t('refund.amount')}
            required
            {...field}
            error={
              amountInCents > availableInCents
                ? t('refund.tooMuch', { amount: format.money(availableInCents) })
                : errorOf('amountInCents')
            }
          />
        )}
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

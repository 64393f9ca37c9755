import { NativeSelect, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useMoveCredit, useToPay } from '../accounts.queries.ts'
import type { ToPay } from '../payment/to-pay.ts'

type Props = {
  /** Whose credit it is; their own, where a client moves it. */
  client: { id: string; isOwn: boolean }
  creditInCents: number
  onClose: () => void
}

/** Credit goes to a bill or a purchase. */
export function MoveCreditDialog(props: Props) {
  const { t } = useTranslation('accounts')
  const toPay = useToPay(props.client.id)
  if (toPay.data) return <MoveCreditForm {...props} toPay={toPay.data} />
  return (
    <Dialog opened onClose={props.onClose} title={t('credit.title')} centered>
      {toPay.isError ? <ErrorState error={toPay.error} onRetry={() => void toPay.refetch()} /> : <Skeleton height="8rem" />}
    </Dialog>
  )
}

function MoveCreditForm({ client, creditInCents, toPay, onClose }: Props & { toPay: readonly ToPay[] }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const moving = useMoveCredit()
  const mostFor = (id: string) => Math.min(creditInCents, toPay.find((one) => one.id === id)?.dueInCents ?? 0)
  const first = toPay[0]?.id ?? ''
  const form = useContractForm(async () => (await import('../accounts.schemas.ts')).movedCreditForm, {
    defaultValues: { forId: first, amountInCents: mostFor(first) },
  })
  const { register, errorOf, handleSubmit, closing, setValue, watch } = form
  const submit = handleSubmit(({ forId, amountInCents }) => {
    const isBill = toPay.find(({ id }) => id === forId)?.kind === 'bill'
    const to = isBill ? { billId: forId } : { purchaseId: forId }
    return moving.mutateAsync({ ...(client.isOwn ? {} : { clientId: client.id }), ...to, amountInCents }).then(onClose)
  })
  return (
    <FormDialog
      title={t('credit.title')}
      confirmLabel={t('credit.confirm', { amount: format.money(watch('amountInCents') || 0) })}
      isSending={moving.isPending}
      error={moving.error}
      onSubmit={submit}
      onClose={closing(onClose)}
      isBlocked={toPay.length === 0}
    >
      <p>{t(toPay.length === 0 ? 'credit.nothingToPay' : 'credit.what', { amount: format.money(creditInCents) })}</p>
      {toPay.length === 0 ? null : (
        <>
          <NativeSelect
            label={t('credit.for')}
            {...register('forId', { onChange: ({ target }) => setValue('amountInCents', mostFor(target.value)) })}
            error={errorOf('forId')}
            data={toPay.map(({ id, code, things, dueInCents }) => {
              const name = (client.isOwn && format.titles(things)) || code
              return { value: id, label: t('credit.choice', { name, due: format.money(dueInCents) }) }
            })}
          />
          <Field as={MoneyField} form={form} name="amountInCents" label={t('credit.amount')} required />
        </>
      )}
    </FormDialog>
  )
}

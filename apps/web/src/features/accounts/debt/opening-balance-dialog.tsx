import { NativeSelect, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useSetOpeningBalance } from '../accounts.queries.ts'

type Props = { client: { id: string; name: string }; onClose: () => void }

/** What the client owed, or had, before their account was kept here; above the limit it waits for a second administrator. */
export function OpeningBalanceDialog({ client, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const setting = useSetOpeningBalance()
  const form = useContractForm(async () => (await import('../accounts.schemas.ts')).openingForm, {
    defaultValues: { side: 'owed', amountInCents: null as unknown as number, reason: '' },
  })
  const { register, errorOf, handleSubmit, closing, watch } = form
  const amount = format.money(watch('amountInCents') || 0)
  const submit = handleSubmit(({ side, amountInCents, reason }) => {
    const balanceInCents = side === 'owed' ? amountInCents : 0 - amountInCents
    return setting.mutateAsync({ clientId: client.id, balanceInCents, reason }).then(onClose)
  })
  return (
    <FormDialog
      title={t('opening.title', { name: client.name })}
      confirmLabel={t('opening.confirm', { amount })}
      isSending={setting.isPending}
      error={setting.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      <p>{t('opening.what')}</p>
      <NativeSelect
        label={t('opening.side')}
        {...register('side')}
        data={(['owed', 'inFavour'] as const).map((value) => ({ value, label: t(`opening.sides.${value}`) }))}
      />
      <Field as={MoneyField} form={form} name="amountInCents" label={t('opening.amount')} required />
      <Textarea label={t('opening.reason')} required autosize minRows={2} {...register('reason')} error={errorOf('reason')} />
    </FormDialog>
  )
}

import type { DrawerSession } from '@app/contract/drawers/drawers.contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import { useCompanyAccounts } from '../company/company.queries.ts'
import { useAddDrawerMovement } from './drawers.queries.ts'

/** Cash that is deposited: where, and under which number. */
export function ToBankDialog({ session: { id, drawer, inItInCents }, onClose }: { session: DrawerSession; onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const adding = useAddDrawerMovement()
  const banks = (useCompanyAccounts().data ?? []).filter(({ kind }) => kind === 'bank')
  const form = useContractForm(async () => (await import('./drawers.schemas.ts')).toBankForm, {
    defaultValues: { amountInCents: null as unknown as number, accountId: '', reference: '' },
  })
  const { register, errorOf, handleSubmit, closing } = form
  const submit = handleSubmit((body) => adding.mutateAsync({ id, body: { kind: 'toBank', ...body } }).then(onClose))
  return (
    <FormDialog
      title={`${t('drawers.kinds.toBank')} · ${drawer.name}`}
      confirmLabel={t('drawers.movement.toBank')}
      isSending={adding.isPending}
      error={adding.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      <Field
        as={MoneyField}
        form={form}
        name="amountInCents"
        label={t('drawers.amount')}
        description={t('drawers.thereIs', { amount: format.money(inItInCents) })}
        required
      />
      <NativeSelect
        label={t('drawers.account')}
        required
        {...register('accountId')}
        error={errorOf('accountId')}
        data={[{ value: '', label: t('drawers.choose') }, ...banks.map(({ id: value, name }) => ({ value, label: name }))]}
      />
      <TextInput
        label={t('drawers.reference')}
        required
        autoComplete="off"
        {...register('reference')}
        error={errorOf('reference')}
      />
    </FormDialog>
  )
}

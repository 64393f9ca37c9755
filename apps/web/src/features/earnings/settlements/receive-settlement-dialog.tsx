import { businessDay } from '@app/domain'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useReceiveSettlement } from './settlements.queries.ts'
import { SettlingFields } from './settling-fields.tsx'

type Props = { associate: { id: string; name: string }; amountInCents: number; onClose: () => void }

/** What the associate gave back of what was taken back after it had been paid. */
export function ReceiveSettlementDialog({ associate, amountInCents, onClose }: Props) {
  const { t } = useTranslation('settlements')
  const receiving = useReceiveSettlement()
  const { register, control, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('./settlements.schemas.ts')).settlingForm,
    { defaultValues: { paidOn: businessDay(new Date()), method: 'transfer', accountId: '', reference: '' } },
  )
  const paidOn = useController({ control, name: 'paidOn' }).field
  const amount = useFormat().money(amountInCents)
  const submit = handleSubmit(({ accountId, ...body }) =>
    receiving.mutateAsync({ ...body, ...(accountId && { accountId }), associateId: associate.id, amountInCents }).then(onClose),
  )
  return (
    <FormDialog
      title={t('receive.title', { name: associate.name })}
      confirmLabel={t('receive.confirm', { amount })}
      isSending={receiving.isPending}
      error={receiving.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      <p>{t('receive.what', { amount })}</p>
      <SettlingFields register={register} paidOn={paidOn} errorOf={errorOf} referenceHelp={t('receive.referenceHelp')} />
    </FormDialog>
  )
}

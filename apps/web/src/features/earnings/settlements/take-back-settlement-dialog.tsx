import type { Settlement } from '@app/contract/earnings.contract'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useTakeBackSettlement } from './settlements.queries.ts'

type Props = { settlement: Pick<Settlement, 'id' | 'code' | 'associate' | 'orders'>; onClose: () => void }

/** For what was never paid: its earnings are collected again. */
export function TakeBackSettlementDialog({ settlement: { id, code, associate, orders }, onClose }: Props) {
  const { t } = useTranslation('settlements')
  const takingBack = useTakeBackSettlement()
  const { register, errorOf, handleSubmit, closing } = useContractForm(
    async () => (await import('./settlements.schemas.ts')).takeBackForm,
    { defaultValues: { reason: '' } },
  )
  return (
    <FormDialog
      title={t('takeBack.title', { code })}
      confirmLabel={t('takeBack.confirm')}
      isSending={takingBack.isPending}
      error={takingBack.error}
      onSubmit={handleSubmit(({ reason }) => takingBack.mutateAsync({ id, reason }).then(onClose))}
      onClose={closing(onClose)}
    >
      <p>{t('takeBack.what', { count: orders, name: associate.name })}</p>
      <Textarea
        data-autofocus
        label={t('takeBack.reason')}
        required
        autosize
        minRows={2}
        {...register('reason')}
        error={errorOf('reason')}
      />
    </FormDialog>
  )
}

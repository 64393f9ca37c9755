import type { OrderDetail } from '@app/contract/orders.contract'
import { Radio, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Note } from '../../../ui/show/note.tsx'
import { useReopenOrder } from './reopen-order.queries.ts'

const CHOICES = ['client', 'house'] as const

type Props = { order: OrderDetail; onClose: () => void }

/** A package that had ended is there after all: what its client chose, how they said so, and what follows. */
export function ReopenOrderDialog({ order, onClose }: Props) {
  const { t } = useTranslation('orders')
  const reopening = useReopenOrder(order.id)
  const { register, errorOf, handleSubmit, closing, watch } = useContractForm(
    async () => (await import('./reopen-order.schemas.ts')).reopenForm,
    { defaultValues: { goods: 'client', note: '' } },
  )
  const goods = watch('goods')
  const place = order.bundle ? 'arrived' : 'miami'
  return (
    <FormDialog
      title={t('reopen.title', { code: order.code })}
      confirmLabel={t(`reopen.submit.${goods}`)}
      isSending={reopening.isPending}
      error={reopening.error}
      onSubmit={handleSubmit((body) => reopening.mutateAsync(body).then(onClose))}
      onClose={closing(onClose)}
    >
      <Radio.Group label={t('reopen.goods')} value={goods}>
        {CHOICES.map((choice) => (
          <Radio key={choice} mt={8} value={choice} label={t(`reopen.choices.${choice}`)} {...register('goods')} />
        ))}
      </Radio.Group>
      <Textarea
        label={t('reopen.note')}
        description={t('reopen.noteHelp')}
        required
        autosize
        minRows={2}
        {...register('note')}
        error={errorOf('note')}
      />
      <Note tone="neutral">{t(`reopen.effects.${goods === 'client' ? place : 'house'}`)}</Note>
    </FormDialog>
  )
}

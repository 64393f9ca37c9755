import type { DrawerSession } from '@app/contract/drawers/drawers.contract'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import { useAddDrawerMovement } from './drawers.queries.ts'

type Props = { session: DrawerSession; kind: 'in' | 'out'; onClose: () => void }

/** Cash that goes in or out, and why. */
export function MovementDialog({ session: { id, drawer, inItInCents }, kind, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const adding = useAddDrawerMovement()
  const form = useContractForm(async () => (await import('./drawers.schemas.ts')).cashMovementForm, {
    defaultValues: { amountInCents: null as unknown as number, reason: '' },
  })
  const { register, errorOf, handleSubmit, closing } = form
  const submit = handleSubmit((body) => adding.mutateAsync({ id, body: { kind, ...body } }).then(onClose))
  return (
    <FormDialog
      title={`${t(`drawers.kinds.${kind}`)} · ${drawer.name}`}
      confirmLabel={t(`drawers.movement.${kind}`)}
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
        description={kind === 'out' ? t('drawers.thereIs', { amount: format.money(inItInCents) }) : null}
        required
      />
      <Textarea label={t('drawers.reason')} required autosize minRows={2} {...register('reason')} error={errorOf('reason')} />
    </FormDialog>
  )
}

import type { OrderDetail } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { FormProvider, useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from '../../../ui/edit/dialog.module.css'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useOfferedCharges, useSetExtraCharges } from './extra-charges.queries.ts'
import { ExtraChargeFields } from './extra-charges-fields.tsx'
import { bodyFrom, emptyCharge, type TypedCharges, typedFrom } from './extra-charges-values.ts'

type Props = { order: OrderDetail; opened: boolean; onClose: () => void }

/** What a package is charged beside its carriage, as a whole list. */
export function ExtraChargesDialog({ order, opened, onClose }: Props) {
  const { t } = useTranslation('bundles')
  return (
    <GuardedDialog title={t('charges.title', { code: order.code })} opened={opened} onClose={onClose} size={640}>
      <ChargesForm order={order} onClose={onClose} />
    </GuardedDialog>
  )
}

function ChargesForm({ order, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('bundles')
  const offered = useOfferedCharges()
  const saving = useSetExtraCharges()
  const form = useContractForm(async () => (await import('../orders.schemas.ts')).chargesForm, {
    defaultValues: { charges: typedFrom(order.extraCharges) },
    record: order,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'charges' })
  const submit = form.handleSubmit(async ({ charges }: { charges: TypedCharges }) => {
    try {
      await saving.mutateAsync({ id: order.id, body: bodyFrom(charges) })
      onClose()
    } catch (error) {
      form.refuse(error)
    }
  })
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{t('charges.help')}</p>
        {fields.map(({ id }, index) => (
          <ExtraChargeFields key={id} position={index} offered={offered.data ?? []} onRemove={() => remove(index)} />
        ))}
        <div>
          <Button variant="subtle" size="sm" leftSection={<IconPlus aria-hidden />} onClick={() => append(emptyCharge())}>
            {t('charges.add')}
          </Button>
        </div>
        <ChargesTotal charges={form.watch('charges')} />
        <div className={styles.actions}>
          <Button variant="default" onClick={form.closing(onClose)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('charges.save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

function ChargesTotal({ charges }: { charges: readonly { amountInCents: number | null }[] }) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const totalInCents = charges.reduce((total, { amountInCents }) => total + (amountInCents ?? 0), 0)
  return <p aria-live="polite">{t('charges.total', { amount: format.money(totalInCents) })}</p>
}

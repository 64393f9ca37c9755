import type { Charge } from '@app/contract/charges.contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { TreatmentField } from '../../ui/form/treatment-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import styles from './charges.module.css'
import { useAddCharge, useUpdateCharge } from './charges.queries.ts'

/** An extra charge of the catalogue: added, or changed for the orders to come. */
export function ChargeDialog({ charge, onClose }: { charge: Charge | null; onClose: () => void }) {
  const { t } = useTranslation('parameters')
  useReturnFocus()
  const add = useAddCharge()
  const update = useUpdateCharge()
  const form = useContractForm(async () => (await import('./charges.schemas.ts')).newCharge, {
    defaultValues: {
      name: charge?.name ?? '',
      description: charge?.description ?? '',
      treatment: charge?.treatment ?? 'general',
      ...(charge ? { amountInCents: charge.amountInCents } : {}),
    },
    record: charge,
  })
  const { control, register, errorOf } = form
  const submit = form.handleSubmit((body) => {
    const saved = charge ? update.mutateAsync({ id: charge.id, body }) : add.mutateAsync(body)
    return saved.then(onClose, form.refuse)
  })
  return (
    <Dialog
      opened
      onClose={form.closing(onClose)}
      title={charge ? t('charges.edit', { name: charge.name }) : t('charges.addTitle')}
      centered
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput label={t('charges.name')} required data-autofocus {...register('name')} error={errorOf('name')} />
        <Controller
          control={control}
          name="amountInCents"
          render={({ field: { onChange, ...field } }) => (
            <MoneyField
              label={t('charges.amount')}
              description={t('charges.amountHelp')}
              required
              {...field}
              onChange={(cents) => onChange(cents ?? undefined)}
              error={errorOf('amountInCents')}
            />
          )}
        />
        <Controller
          control={control}
          name="treatment"
          render={({ field: { ref: _ref, ...field } }) => (
            <TreatmentField label={t('charges.treatment')} {...field} error={errorOf('treatment')} />
          )}
        />
        <Textarea
          label={t('charges.description')}
          autosize
          minRows={2}
          {...register('description')}
          error={errorOf('description')}
        />
        {charge ? <p className={styles.quiet}>{t('charges.fromNowOn')}</p> : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={form.closing(onClose)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={add.isPending || update.isPending}>
            {t('charges.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import type { Tariff } from '@app/contract/tariffs.contract'
import { businessDay } from '@app/domain'
import { Button, NumberInput, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import styles from '../charges/charges.module.css'
import { useCreateTariff, useUpdateTariff } from './tariffs.queries.ts'

/** An item class: entered, renamed, or given a rate from a day on. */
export function TariffDialog({ tariff, onClose }: { tariff: Tariff | null; onClose: () => void }) {
  const { t } = useTranslation('tariffs')
  useReturnFocus()
  const create = useCreateTariff()
  const update = useUpdateTariff()
  const newest = tariff?.rates.at(-1)
  const form = useContractForm(async () => (await import('./tariffs.schemas.ts')).newTariff, {
    defaultValues: {
      nameEs: tariff?.nameEs ?? '',
      nameEn: tariff?.nameEn ?? '',
      validFrom: businessDay(new Date()),
      ...(newest ? { adValoremInBasisPoints: newest.adValoremInBasisPoints } : {}),
    },
    record: tariff,
  })
  const { control, register, errorOf } = form
  const submit = form.handleSubmit((body) => {
    const saved = tariff ? update.mutateAsync({ id: tariff.id, body }) : create.mutateAsync(body)
    return saved.then(onClose, form.refuse)
  })
  return (
    <Dialog opened onClose={form.closing(onClose)} title={tariff ? t('edit', { name: tariff.nameEs }) : t('addTitle')} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput label={t('nameEs')} required data-autofocus {...register('nameEs')} error={errorOf('nameEs')} />
        <TextInput label={t('nameEn')} required {...register('nameEn')} error={errorOf('nameEn')} />
        <Controller
          control={control}
          name="adValoremInBasisPoints"
          render={({ field: { value, onChange, ...field } }) => (
            <NumberInput
              label={t('rate')}
              required
              hideControls
              min={0}
              max={100}
              decimalScale={2}
              decimalSeparator=","
              allowedDecimalSeparators={[',', '.']}
              {...field}
              value={value === undefined ? '' : value / 100}
              onChange={(percent) => onChange(typeof percent === 'number' ? Math.round(percent * 100) : undefined)}
              error={errorOf('adValoremInBasisPoints')}
            />
          )}
        />
        <Controller
          control={control}
          name="validFrom"
          render={({ field: { value, ...field } }) => (
            <DateField label={t('validFrom')} {...field} value={value ?? ''} error={errorOf('validFrom')} />
          )}
        />
        {tariff ? <p className={styles.quiet}>{t('fromNowOn')}</p> : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={form.closing(onClose)}>
            {t('common:ui.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending || update.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

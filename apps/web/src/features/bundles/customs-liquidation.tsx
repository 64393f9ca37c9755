import type { Bundle } from '@app/contract/bundles.contract'
import { Button, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from '../../ui/edit/dialog.module.css'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useSetBundleCustoms } from './bundles.queries.ts'

const AMOUNTS = [
  ['adValoremInCents', 'customs.adValorem'],
  ['fodinfaInCents', 'customs.fodinfa'],
  ['ivaInCents', 'customs.iva'],
] as const

/** Category C: what customs really collected, by its liquidation. */
export function CustomsLiquidation({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('tariffs')
  const saving = useSetBundleCustoms()
  const form = useContractForm(async () => (await import('./bundles.schemas.ts')).customsLiquidation, {
    defaultValues: bundle.customs ?? { liquidationNumber: '' },
    record: bundle,
  })
  const { control, register, errorOf } = form
  const submit = form.handleSubmit((body) => saving.mutateAsync({ id: bundle.id, body }).then(() => undefined, form.refuse))
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('customs.title')}>
      <TextInput
        label={t('customs.liquidation')}
        required
        {...register('liquidationNumber')}
        error={errorOf('liquidationNumber')}
      />
      {AMOUNTS.map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { onChange, ...field } }) => (
            <MoneyField
              label={t(label)}
              required
              {...field}
              onChange={(cents) => onChange(cents ?? undefined)}
              error={errorOf(name)}
            />
          )}
        />
      ))}
      <p>{t('customs.until')}</p>
      <div className={styles.actions}>
        <Button type="submit" loading={saving.isPending}>
          {t('customs.save')}
        </Button>
      </div>
    </form>
  )
}

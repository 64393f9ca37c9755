import { shelfSeries, type Warehouse } from '@app/domain'
import { SegmentedControl, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import styles from './locations.module.css'
import { useCreateLocations } from './locations.queries.ts'

type Props = { warehouses: readonly Warehouse[]; first: Warehouse; onClose: () => void }

/** One shelf, or a series of them. */
export function NewLocationsDialog({ warehouses, first, onClose }: Props) {
  const { t } = useTranslation('warehouse')
  const creating = useCreateLocations()
  const { register, errorOf, handleSubmit, closing, watch, control } = useContractForm(
    async () => (await import('./locations.schemas.ts')).newLocationsForm,
    { defaultValues: { warehouse: first, first: '', last: '', zone: '' } },
  )
  const series = shelfSeries(watch('first'), watch('last'))
  const submit = handleSubmit(async ({ warehouse, first: from, last: to, zone }) => {
    await creating.mutateAsync({ warehouse, codes: (to && shelfSeries(from, to)) || [from], zone })
    onClose()
  })
  return (
    <FormDialog
      title={t('shelves.add')}
      confirmLabel={t('shelves.save')}
      isSending={creating.isPending}
      error={creating.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      {warehouses.length > 1 ? (
        <Controller
          control={control}
          name="warehouse"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl
              fullWidth
              aria-label={t('shelves.warehouse')}
              data={warehouses.map((place) => ({ value: place, label: t(`shelves.warehouses.${place}`) }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
      ) : null}
      <div className={styles.pair}>
        <TextInput
          label={t('shelves.code')}
          placeholder="A-01"
          required
          data-autofocus
          autoComplete="off"
          autoCapitalize="characters"
          {...register('first')}
          error={errorOf('first')}
        />
        <TextInput
          label={t('shelves.until')}
          placeholder="A-40"
          autoComplete="off"
          autoCapitalize="characters"
          {...register('last')}
          error={errorOf('last')}
        />
      </div>
      <p className={styles.quiet} role="status">
        {series ? t('shelves.series', { count: series.length }) : t('shelves.codeHelp')}
      </p>
      <TextInput label={t('shelves.zone')} autoComplete="off" {...register('zone')} error={errorOf('zone')} />
    </FormDialog>
  )
}

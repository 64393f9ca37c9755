import type { Location } from '@app/contract/locations/locations.contract'
import { NumberInput, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useUpdateLocation } from './locations.queries.ts'

/** Where a shelf is, and when it is walked past. Its code is on its label, and stays. */
export function LocationDialog({ location, onClose }: { location: Location; onClose: () => void }) {
  const { t } = useTranslation('warehouse')
  const updating = useUpdateLocation()
  const { id, code, zone, walkingOrder, isActive } = location
  const { register, errorOf, handleSubmit, closing, control } = useContractForm(
    async () => (await import('./locations.schemas.ts')).locationForm,
    { defaultValues: { zone, walkingOrder } },
  )
  const submit = handleSubmit(async (changes) => {
    await updating.mutateAsync({ id, body: { ...changes, isActive } })
    onClose()
  })
  return (
    <FormDialog
      title={t('shelves.edit', { code })}
      confirmLabel={t('shelves.saveOne')}
      isSending={updating.isPending}
      error={updating.error}
      onSubmit={submit}
      onClose={closing(onClose)}
    >
      <TextInput label={t('shelves.zone')} autoComplete="off" data-autofocus {...register('zone')} error={errorOf('zone')} />
      <Controller
        control={control}
        name="walkingOrder"
        render={({ field: { value, onChange, ...field } }) => (
          <NumberInput
            label={t('shelves.walkingOrder')}
            description={t('shelves.walkingOrderHelp')}
            required
            hideControls
            allowNegative={false}
            allowDecimal={false}
            {...field}
            value={value ?? ''}
            onChange={(given) => onChange(given === '' ? undefined : Number(given))}
            error={errorOf('walkingOrder')}
          />
        )}
      />
    </FormDialog>
  )
}

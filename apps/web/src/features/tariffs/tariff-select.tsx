import { NativeSelect } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import { useTariffs } from './tariffs.queries.ts'

type Props = { name: string; error: string | undefined }

/** The item class that customs taxes something by, of those in force. */
export function TariffSelect({ name, error }: Props) {
  const { t, i18n } = useTranslation('tariffs')
  const format = useFormat()
  const tariffs = useTariffs()
  const { control } = useFormContext()
  const offered = (tariffs.data ?? []).flatMap(({ id, nameEs, nameEn, adValoremInBasisPoints: rate }) => {
    const named = i18n.language === 'en' ? nameEn : nameEs
    return rate === null ? [] : [{ value: id, label: t('option', { name: named, rate: format.percent(rate) }) }]
  })
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <NativeSelect
          label={t('class')}
          required
          {...field}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
          data={[{ value: '', label: t('choose') }, ...offered]}
          description={tariffs.data && offered.length === 0 ? t('none') : undefined}
          error={error}
        />
      )}
    />
  )
}

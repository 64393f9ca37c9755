import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PROVINCES, townsOf } from './ecuador.ts'
import styles from './place-fields.module.css'

type Side = Pick<NativeSelectProps, 'error' | 'onBlur' | 'name'> & { value: string; onChange: (value: string) => void }

/** A province of Ecuador and one of its towns. */
export function PlaceFields({ province, city }: { province: Side; city: Side }) {
  const { t } = useTranslation()
  const towns = townsOf(province.value)
  const known = city.value === '' || towns.includes(city.value) ? towns : [city.value, ...towns]
  const chooseProvince = (name: string) => {
    province.onChange(name)
    if (!townsOf(name).includes(city.value)) city.onChange('')
  }
  return (
    <div className={styles.place}>
      <NativeSelect
        {...province}
        required
        label={t('ui.province')}
        autoComplete="address-level1"
        data={[{ value: '', label: t('ui.chooseOne') }, ...PROVINCES]}
        onChange={({ currentTarget }) => chooseProvince(currentTarget.value)}
      />
      <NativeSelect
        {...city}
        required
        label={t('ui.city')}
        autoComplete="address-level2"
        disabled={province.value === ''}
        data={[{ value: '', label: t('ui.chooseOne') }, ...known]}
        onChange={({ currentTarget }) => city.onChange(currentTarget.value)}
      />
    </div>
  )
}

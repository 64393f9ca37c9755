import { loadExactCheck } from '@app/contract/fields/light-phone-number'
import { NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../show/pair.module.css'
import { COUNTRIES } from './calling-codes.ts'
import { type PhoneParts, phoneFrom, phoneParts } from './phone-number.ts'

type Props = {
  label: ReactNode
  /** E.164. */
  value: string
  onChange: (phone: string) => void
  onBlur?: () => void
  error?: ReactNode
  required?: boolean
  description?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A country and a number as people write it; gives E.164. */
export function PhoneField({ label, value, onChange, onBlur, error, required = false, description, ref }: Props) {
  const { t, i18n } = useTranslation()
  const [parts, setParts] = useState<PhoneParts>(() => phoneParts(value))
  // The value changed from elsewhere: a draft, a reset.
  const shown = phoneFrom(parts) === value ? parts : phoneParts(value)
  const change = (next: PhoneParts) => {
    setParts(next)
    onChange(phoneFrom(next))
  }
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
    return COUNTRIES.map(({ code, callingCode }) => ({ value: code, label: `+${callingCode} ${names.of(code) ?? code}` }))
  }, [i18n.language])
  return (
    <div className={styles.pair}>
      <NativeSelect
        label={t('ui.country')}
        autoComplete="off"
        onFocus={loadExactCheck}
        value={shown.country}
        onChange={({ currentTarget }) => change({ ...shown, country: currentTarget.value })}
        data={countries}
      />
      <TextInput
        ref={ref}
        type="tel"
        name="phone"
        autoComplete="tel-national"
        onFocus={loadExactCheck}
        label={label}
        required={required}
        description={description}
        value={shown.national}
        onChange={({ currentTarget }) => change({ ...shown, national: currentTarget.value })}
        onBlur={onBlur}
        error={error}
      />
    </div>
  )
}

import { IDENTIFICATION_TYPES, type IdentificationType } from '@app/domain'
import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../show/pair.module.css'

type Props = {
  type: IdentificationType
  number: string
  onTypeChange: (type: IdentificationType) => void
  onNumberChange: (number: string) => void
  onBlur?: () => void
  error?: ReactNode
  disabled?: boolean
  description?: ReactNode
  ref?: Ref<HTMLInputElement>
}

const isType = (value: string): value is IdentificationType => IDENTIFICATION_TYPES.some((type) => type === value)

/** Cédula, RUC or passport, with its number. */
export function IdentificationField(props: Props) {
  const { type, number, onTypeChange, onNumberChange, onBlur, error, disabled = false, description, ref } = props
  const { t } = useTranslation()
  return (
    <div className={styles.pair}>
      <NativeSelect
        label={t('ui.identificationType')}
        value={type}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => isType(value) && onTypeChange(value)}
        data={IDENTIFICATION_TYPES.map((value) => ({ value, label: t(`identificationTypes.${value}`) }))}
      />
      <TextInput
        ref={ref}
        label={t('ui.identification')}
        required
        name="identification"
        inputMode={type === 'passport' ? 'text' : 'numeric'}
        autoComplete="off"
        value={number}
        disabled={disabled}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={({ currentTarget }) => onNumberChange(currentTarget.value)}
        onBlur={onBlur}
        error={error}
      />
    </div>
  )
}

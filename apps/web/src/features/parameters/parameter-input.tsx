import { PARAMETER_CATALOGUE, type ParameterKey, treatmentOfValue, treatmentsAllowed, valueOfTreatment } from '@app/domain'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { TreatmentField } from '../../ui/form/treatment-field.tsx'
import { useAmountText } from '../../ui/form/use-amount-text.ts'
import { useWeekdays } from '../../ui/form/use-weekdays.ts'
import { formatNumber } from '../../ui/show/format.ts'
import { decimalsOf, parseValue } from './parameter-values.ts'
import styles from './parameters.module.css'

type Props = {
  parameter: ParameterKey
  label: string
  value: number | null | undefined
  onChange: (value: number | null) => void
  onBlur?: () => void
  error?: ReactNode
  description?: ReactNode
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** A value of a parameter by its unit: a day of the week, a treatment, a switch, or a number. */
export function ParameterInput(props: Props) {
  const { unit } = PARAMETER_CATALOGUE[props.parameter]
  if (unit === 'weekday') return <WeekdayInput {...props} />
  if (unit === 'treatment') return <TreatmentInput {...props} />
  return unit === 'switch' ? <SwitchInput {...props} /> : <NumberInput {...props} unit={unit} />
}

function WeekdayInput({ parameter: _parameter, value, onChange, ref: _ref, ...rest }: Props) {
  const weekdays = useWeekdays()
  return (
    <NativeSelect
      {...rest}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      data={weekdays.map((name, index) => ({ value: String(index + 1), label: name }))}
    />
  )
}

function TreatmentInput({ parameter, value, onChange, ref: _ref, ...rest }: Props) {
  return (
    <TreatmentField
      {...rest}
      allowed={treatmentsAllowed(parameter)}
      value={value ? treatmentOfValue(value) : undefined}
      onChange={(treatment) => onChange(valueOfTreatment(treatment))}
    />
  )
}

function SwitchInput({ parameter: _parameter, value, onChange, ...rest }: Props) {
  return <Switch {...rest} checked={value === 1} onChange={({ currentTarget }) => onChange(currentTarget.checked ? 1 : 0)} />
}

function NumberInput({ parameter, unit, value, onChange, onBlur, error, ...rest }: Props & { unit: string }) {
  const { t, i18n } = useTranslation('parameters')
  const decimals = decimalsOf(parameter)
  const minimumFractionDigits = unit.startsWith('USD') ? 2 : 0
  // Thousands are not grouped: a printed 1.600 would be read back as 1.6.
  const print = (amount: number) =>
    formatNumber(amount, i18n.language, { minimumFractionDigits, maximumFractionDigits: decimals, useGrouping: false })
  const { text, wrong, type, leave } = useAmountText({ value, onChange, parse: (typed) => parseValue(typed, decimals), print })
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: 'tabular', section: styles.unit ?? '' }}
      rightSection={<span aria-hidden>{t(`units.${unit.replace('/', '')}`)}</span>}
      rightSectionWidth="4.5rem"
      rightSectionPointerEvents="none"
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
      error={wrong ? t('notANumber', { count: decimals }) : error}
    />
  )
}

import { kilogramsFromGrams, poundsFromGrams } from '@app/domain'
import { TextInput } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '../session/storage.ts'
import { formatNumber } from './format.ts'
import { parseGrams } from './parse-amount.ts'
import { useAmountText } from './use-amount-text.ts'
import styles from './weight-field.module.css'

type Unit = 'kg' | 'lb'
type Props = {
  label: ReactNode
  /** Whole grams. */
  value: number | null | undefined
  onChange: (grams: number | null) => void
  onBlur?: () => void
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  name?: string
  ref?: Ref<HTMLInputElement>
  'aria-label'?: string
}

const UNIT_KEY = 'WeightUnit'

/** Kilograms or pounds with a comma or a point; gives whole grams. The unit last chosen is remembered. */
export function WeightField({ value, onChange, onBlur, error, ...rest }: Props) {
  const { t, i18n } = useTranslation()
  const [unit, setUnit] = useState<Unit>(readStored(UNIT_KEY) === 'lb' ? 'lb' : 'kg')
  const print = (grams: number) =>
    formatNumber(unit === 'kg' ? kilogramsFromGrams(grams) : poundsFromGrams(grams), i18n.language, { maximumFractionDigits: 3 })
  const { text, wrong, type, leave } = useAmountText({ value, onChange, parse: (typed) => parseGrams(typed, unit), print })
  const chooseUnit = (next: Unit) => {
    setUnit(next)
    writeStored(UNIT_KEY, next)
  }
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: 'tabular' }}
      rightSectionWidth="4.5rem"
      rightSection={<UnitSwitch unit={unit} onChoose={chooseUnit} disabled={rest.disabled ?? false} />}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
      error={wrong ? t('fields.weightNotValid') : error}
    />
  )
}

type UnitSwitchProps = { unit: Unit; onChoose: (unit: Unit) => void; disabled: boolean }

function UnitSwitch({ unit, onChoose, disabled }: UnitSwitchProps) {
  const { t } = useTranslation()
  return (
    <select
      className={styles.unit}
      aria-label={t('ui.unit')}
      value={unit}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value === 'lb' ? 'lb' : 'kg')}
    >
      <option value="kg">kg</option>
      <option value="lb">lb</option>
    </select>
  )
}

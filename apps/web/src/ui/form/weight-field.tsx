import { kilogramsFromGrams, poundsFromGrams } from '@app/domain'
import { TextInput } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '../../session/storage.ts'
import { formatNumber } from '../show/format.ts'
import { type Format, useFormat } from '../show/use-format.ts'
import { withHint } from './amount-hint.tsx'
import { isAmbiguous, parseGrams } from './parse-amount.ts'
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
  const format = useFormat()
  const [unit, setUnit] = useState<Unit>(readStored(UNIT_KEY) === 'lb' ? 'lb' : 'kg')
  const print = (grams: number) =>
    formatNumber(unit === 'kg' ? kilogramsFromGrams(grams) : poundsFromGrams(grams), i18n.language, {
      maximumFractionDigits: 3,
      useGrouping: false,
    })
  const { text, wrong, type, leave } = useAmountText({ value, onChange, parse: (typed) => parseGrams(typed, unit), print })
  const chooseUnit = (next: Unit) => {
    setUnit(next)
    writeStored(UNIT_KEY, next)
  }
  // In a table there is room for it only where it may be misread.
  const isWorthSaying = value != null && value > 0 && (rest.label !== null || isAmbiguous(text))
  const hint = isWorthSaying ? t('ui.understood', { amount: conversionOf(value, unit, format) }) : null
  return (
    <TextInput
      {...rest}
      inputContainer={withHint(hint)}
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

/** Pounds in kilograms; kilograms in grams, which cannot be misread, and pounds. */
const conversionOf = (grams: number, unit: Unit, format: Format): string =>
  unit === 'lb' ? format.weight(grams) : `${format.number(grams)} g · ${format.weight(grams, 'lb')}`

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

import { type AmountRange, readAmountRange, writeAmountRange } from '@app/domain'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import halves from '../form/halves.module.css'
import { MoneyField } from '../form/money-field.tsx'
import { WeightField } from '../form/weight-field.tsx'
import type { Changed } from './filter-fields.tsx'
import type { Measure } from './list-filter.ts'
import styles from './range-field.module.css'

const OPEN: AmountRange = { from: null, to: null }
const FIELDS = { weight: WeightField, money: MoneyField }

type Props = Changed & { label: string; measure: Measure }

/** From and to, either left open. The list follows once a field is left, or with Enter. */
export function RangeField({ label, values: [asked = ''], isStart, measure, onChange }: Props) {
  const { t } = useTranslation('table')
  const [range, setRange] = useState<AmountRange>(readAmountRange(asked) ?? OPEN)
  const said = useRef(asked)
  // Taken away, or asked anew, from elsewhere.
  useEffect(() => {
    if (asked !== said.current) setRange(readAmountRange(asked) ?? OPEN)
    said.current = asked
  }, [asked])
  const { from, to } = range
  const isReversed = from !== null && to !== null && to < from
  const say = () => {
    const next = from === null && to === null ? '' : writeAmountRange(range)
    if (isReversed || next === said.current) return
    said.current = next
    onChange(next ? [next] : [])
  }
  const Amount = FIELDS[measure]
  return (
    <fieldset
      className={styles.range}
      onKeyDown={({ key }) => {
        if (key === 'Enter') say()
      }}
    >
      <legend>{label}</legend>
      <div className={halves.halves}>
        <Amount
          {...(isStart ? { 'data-autofocus': true } : {})}
          label={t('filters.range.from')}
          aria-label={t('filters.range.fromOf', { field: label })}
          value={from}
          onChange={(amount) => setRange({ ...range, from: amount })}
          onBlur={say}
        />
        <Amount
          label={t('filters.range.to')}
          aria-label={t('filters.range.toOf', { field: label })}
          value={to}
          onChange={(amount) => setRange({ ...range, to: amount })}
          onBlur={say}
          error={isReversed ? t('filters.range.reversed') : undefined}
        />
      </div>
    </fieldset>
  )
}

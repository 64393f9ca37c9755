import { parseDecimal } from '@app/domain'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './station.module.css'

const SIDES = ['length', 'width', 'height'] as const
type Side = (typeof SIDES)[number]

/** Centimetres as typed. */
export type TypedDimensions = Record<Side, string>
export const NO_DIMENSIONS: TypedDimensions = { length: '', width: '', height: '' }

const LARGEST_IN_CENTIMETRES = 500

const millimetres = (typed: string): number | null => {
  const centimetres = parseDecimal(typed)
  return centimetres !== null && centimetres > 0 && centimetres <= LARGEST_IN_CENTIMETRES ? Math.round(centimetres * 10) : null
}

export const areEmpty = (typed: TypedDimensions): boolean => SIDES.every((side) => typed[side].trim() === '')

/** All three sides, or nothing. */
export function dimensionsInMillimetres(typed: TypedDimensions): Record<Side, number> | null {
  const [length, width, height] = SIDES.map((side) => millimetres(typed[side]))
  return length && width && height ? { length, width, height } : null
}

type Props = { value: TypedDimensions; onChange: (value: TypedDimensions) => void; showErrors: boolean }

export function DimensionFields({ value, onChange, showErrors }: Props) {
  const { t } = useTranslation('warehouse')
  const isWrong = (side: Side) => showErrors && !areEmpty(value) && millimetres(value[side]) === null
  return (
    <fieldset className={styles.dimensions}>
      <legend>{t('dimensions')}</legend>
      {SIDES.map((side) => (
        <TextInput
          key={side}
          size="lg"
          inputMode="decimal"
          autoComplete="off"
          label={t(`sides.${side}`)}
          value={value[side]}
          onChange={({ currentTarget }) => onChange({ ...value, [side]: currentTarget.value })}
          error={isWrong(side) ? t('sideNotValid') : undefined}
        />
      ))}
    </fieldset>
  )
}

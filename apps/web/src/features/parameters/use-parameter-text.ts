import { businessDay, PARAMETER_CATALOGUE, type ParameterKey, treatmentOfValue } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useWeekdays } from '../../ui/form/use-weekdays.ts'
import { formatNumber } from '../../ui/show/format.ts'
import { useFormat } from '../../ui/show/use-format.ts'

/** A value with its unit, as people read it: 9,50 USD/kg, 6,5 %, miércoles, encendido. */
export function useParameterText(): (key: ParameterKey, value: number | null) => string {
  const { t, i18n } = useTranslation(['parameters', 'common'])
  const weekdays = useWeekdays()
  return (key, value) => {
    if (value === null) return '—'
    const { unit } = PARAMETER_CATALOGUE[key]
    if (unit === 'weekday') return weekdays[value - 1] ?? '—'
    if (unit === 'treatment') return t(`common:treatments.${treatmentOfValue(value)}`)
    if (unit === 'switch') return t(value === 1 ? 'on' : 'off')
    if (unit === 'reminderDay' && value === 0) return t('off')
    const minimumFractionDigits = unit.startsWith('USD') ? 2 : 0
    return `${formatNumber(value, i18n.language, { minimumFractionDigits, maximumFractionDigits: 3 })}\u00a0${t(`units.${unit.replace('/', '')}`)}`
  }
}

/** From when on the values that an installation begins with count: before anything was priced. */
const FIRST = Date.UTC(2020, 0, 1)

/** Since when a value counts: with its hour while near, with its year where that is another one; null for what the house began with. */
export function useMoment(): (instant: string) => string | null {
  const format = useFormat()
  return (instant) => {
    if (Date.parse(instant) <= FIRST) return null
    const day = businessDay(new Date(instant))
    return day.slice(0, 4) === businessDay(new Date()).slice(0, 4) ? format.instant(instant) : format.day(day)
  }
}

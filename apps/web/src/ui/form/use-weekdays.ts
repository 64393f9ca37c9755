import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalised } from '../show/format.ts'
import { dateFormatter } from '../show/formatters.ts'

const A_MONDAY = Date.UTC(2026, 0, 5)
const DAY_IN_MILLISECONDS = 86_400_000

/** The days of the week by their names, Monday first. */
export function useWeekdays(): readonly string[] {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const names = dateFormatter(i18n.language, { weekday: 'long', timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, index) => capitalised(names.format(A_MONDAY + index * DAY_IN_MILLISECONDS)))
  }, [i18n.language])
}

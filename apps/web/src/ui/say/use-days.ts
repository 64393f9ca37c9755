import { useTranslation } from 'react-i18next'
import { formatDay, formatInstant } from '../show/format.ts'

/** How days and times read, without the names of goods that `useFormat` brings. */
export function useDays() {
  const { language } = useTranslation().i18n
  return {
    day: (day: string) => formatDay(day, language, new Date()),
    instant: (instant: string) => formatInstant(instant, language),
  }
}

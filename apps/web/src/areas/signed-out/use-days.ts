import { useTranslation } from 'react-i18next'
import { formatDay, formatInstant } from '../../ui/show/format.ts'

/** How days and times read, for pages that show nothing else of `useFormat`, which knows the names of goods too. */
export function useDays() {
  const { language } = useTranslation().i18n
  return {
    day: (day: string) => formatDay(day, language, new Date()),
    instant: (instant: string) => formatInstant(instant, language),
  }
}

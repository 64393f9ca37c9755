import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { clockOf } from '../../ui/show/clock.ts'
import { dateFormatter } from '../../ui/show/formatters.ts'
import { useFormat } from '../../ui/show/use-format.ts'

/** 10:42 of today; of an earlier day with its day. */
export function useSince(): (instant: string) => { isToday: boolean; since: string } {
  const { i18n } = useTranslation()
  const format = useFormat()
  const clock = dateFormatter(i18n.language, { timeZone: 'America/Guayaquil', ...clockOf(i18n.language) })
  return (instant) => {
    const at = new Date(instant)
    const isToday = businessDay(at) === businessDay(new Date())
    return { isToday, since: isToday ? clock.format(at) : format.instant(instant) }
  }
}

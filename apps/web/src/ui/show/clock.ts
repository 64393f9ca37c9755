// The clock alone: pages that show no amounts load nothing else of how things read.
import { dateFormatter } from './formatters.ts'

export const clockOf = (language: string): Intl.DateTimeFormatOptions =>
  language.startsWith('en')
    ? { hour: 'numeric', minute: '2-digit', hour12: true }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** In Quito, with its seconds: `15:05:20`. */
export const formatClock = (instant: Date, language: string): string =>
  dateFormatter(language, { timeZone: 'America/Guayaquil', second: '2-digit', ...clockOf(language) }).format(instant)

import type { FormatterModule } from 'i18next'
import { numberFormatter } from '../ui/show/formatters.ts'

/** Every value of a sentence is asked about, as no sentence names a format. */
export const INTERPOLATION = { escapeValue: false, alwaysFormat: true } as const

/**
 * Whatever a sentence says of how many reads as numbers do elsewhere; which plural it takes is decided before. A year is no number: it is
 * given as text.
 */
export const numbersInWords: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language = 'es') =>
    typeof value === 'number' ? numberFormatter(language, undefined).format(value) : value,
}

// Making one of Intl's formatters takes longer than drawing the row it is for: each is made once.
import { localeOf } from '../../i18n/language.ts'

function keptBy<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (language: string, options: Options): Formatter => {
    const locale = localeOf(language)
    const key = `${locale} ${JSON.stringify(options)}`
    const known = made.get(key)
    if (known) return known
    const formatter = make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}

export const numberFormatter = keptBy(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
)
export const dateFormatter = keptBy((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))

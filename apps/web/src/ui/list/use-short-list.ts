import { useTranslation } from 'react-i18next'
import { useFormat } from '../show/use-format.ts'

const MOST_NAMED = 6

/** Names in one sentence: a few of them, and how many more there are. */
export function useShortList(): (names: readonly string[]) => string {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  return (names) => {
    const named = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : names
    const left = names.length - named.length
    const more = left > 0 ? [t('ui.more', { number: format.number(left) })] : []
    return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format([...named, ...more])
  }
}

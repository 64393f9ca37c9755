import { readAmountRange } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../show/use-format.ts'
import type { Measure } from './list-filter.ts'

/** A range as a chip says it; nothing of what is none. */
export function useRangeInWords(measure: Measure): (text: string) => string {
  const { t } = useTranslation('table')
  const format = useFormat()
  const shown = measure === 'weight' ? (grams: number) => format.weight(grams, 'kg') : format.money
  return (text) => {
    const { from = null, to = null } = readAmountRange(text) ?? {}
    if (from !== null && to !== null) return t('filters.range.between', { from: shown(from), to: shown(to) })
    if (from !== null) return t('filters.range.atLeast', { from: shown(from) })
    return to === null ? '' : t('filters.range.atMost', { to: shown(to) })
  }
}

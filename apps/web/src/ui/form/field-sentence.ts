import type { TFunction } from 'i18next'
import { fieldSentence } from '../../api/error-sentence.ts'
import { formatMoney, formatNumber, formatWeight } from '../show/format.ts'

/** The sentence of a field's problem, `tooLong:500`, with its bound as people read it; by the field's name the bound is money or weight. */
export function problemSentence(t: TFunction, language: string, path: string, problem: string): string {
  const [code = '', bound] = problem.split(':')
  return bound === undefined
    ? fieldSentence(t, code)
    : t(`fields.${code}Bound`, { ns: 'common', count: Number(bound), bound: boundText(language, path, Number(bound)) })
}

function boundText(language: string, path: string, bound: number): string {
  if (path.endsWith('InCents')) return formatMoney(bound, language)
  return path.endsWith('InGrams') ? formatWeight(bound, language) : formatNumber(bound, language)
}

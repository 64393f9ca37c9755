import type { TakenWeightDoubt } from '@app/contract/fields/weight-confirmation'
import { useTranslation } from 'react-i18next'
import { useFormat } from './use-format.ts'

/** Why a weight was doubtful, in figures; and why it was taken, where it was. */
export function useWeightDoubt() {
  const { t } = useTranslation()
  const format = useFormat()
  const figuresOf = ({ weightInGrams, known, maxWeightInGrams }: Omit<TakenWeightDoubt, 'reason'>): string => {
    const weight = format.weight(weightInGrams)
    return [
      known && t(`ui.weightDoubt.${known.of}`, { known: format.weight(known.inGrams), weight }),
      maxWeightInGrams && t('ui.weightDoubt.limit', { weight, most: format.weight(maxWeightInGrams) }),
    ]
      .filter(Boolean)
      .join(' ')
  }
  const reasonOf = (reason: TakenWeightDoubt['reason']): string => t(`ui.weightDoubt.reasons.${reason}`)
  return { figuresOf, reasonOf }
}

import type { ArrivalChange } from '@app/contract/fields/promise'
import type { TimelineEntry } from '@app/contract/fields/timeline'
import type { OrderDetail } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'

const actionOf = ({ from, to }: ArrivalChange): string => {
  if (to === null) return 'arrivalPaused'
  if (from === null) return 'arrivalResumed'
  return to > from ? 'arrivalLater' : 'arrivalEarlier'
}

/** How the expected day moved, as entries of the order's history. */
export function useArrivalMoves({ arrivalChanges }: Pick<OrderDetail, 'arrivalChanges'>): TimelineEntry[] {
  const { t } = useTranslation()
  const format = useFormat()
  const dayOf = (day: string | null) => (day === null ? '' : format.day(day))
  const nobody = { actor: null, from: null, to: null, place: null, fileIds: [] }
  const nothingElse = { ...nobody, removedValues: [], weightDoubt: null, shareInPercent: null }
  return arrivalChanges.map((change) => {
    const days =
      change.to === null
        ? t('arrival.was', { day: dayOf(change.from) })
        : [dayOf(change.from), dayOf(change.to)].filter(Boolean).join(' → ')
    const why = change.reason ? `${t(`delayReasons.${change.reason}`)}.` : ''
    return {
      ...nothingElse,
      id: change.id,
      at: change.at,
      action: actionOf(change),
      note: [days, why].filter(Boolean).join('. '),
    }
  })
}

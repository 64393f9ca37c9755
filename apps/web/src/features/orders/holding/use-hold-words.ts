import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'

/** Why a package waits, in its client's words, and the day on which it goes on; both empty where it does not wait. */
export function useHoldWords(hold: Order['hold']): { why: string; day: string } {
  const { t } = useTranslation()
  const format = useFormat()
  return { why: hold ? t(`holdReasons.${hold.reason}`) : '', day: hold?.until ? format.day(hold.until) : '' }
}

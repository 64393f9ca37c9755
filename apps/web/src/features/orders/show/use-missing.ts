import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'

/** What an order waits for, as the end of a sentence. */
export function useMissing({ missing }: Pick<Order, 'missing'>): string {
  const { t } = useTranslation()
  return missing.map((one) => inSentence(t(`missing.${one}`))).join(', ')
}

/** A label as the end of a sentence. */
export const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

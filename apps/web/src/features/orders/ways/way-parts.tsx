import type { Ways } from '@app/contract/fields/ways'
import type { OrderDetail } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'

/** Of an order over its limit, what staff read and may do. */
export type LimitedOrder = Pick<OrderDetail, 'id' | 'code' | 'items' | 'chosenWay' | 'allowedActions'>
export type WayParts = Extract<Ways['ways'][number], { way: 'split' }>['parts']

/** As people read it: "2 × Zapatos, 1 × Bolso". */
export const itemsOfBox = (items: OrderDetail['items'], quantities: readonly number[]): string =>
  items.flatMap(({ description }, index) => (quantities[index] ? [`${quantities[index]} × ${description}`] : [])).join(', ')

/** Why nobody can bring it. */
export function Hindrance({ hindrance }: { hindrance: NonNullable<Ways['hindrance']> }) {
  const { t } = useTranslation('ways')
  const format = useFormat()
  const sentence =
    hindrance.of === 'value'
      ? t('cannotValue', { amount: format.money(hindrance.inCents), most: format.money(hindrance.mostInCents) })
      : t('cannotWeight', { amount: format.weight(hindrance.inGrams), most: format.weight(hindrance.mostInGrams) })
  return <Note tone="red">{sentence}</Note>
}

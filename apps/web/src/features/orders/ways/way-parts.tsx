import type { Ways } from '@app/contract/fields/ways'
import type { OrderDetail } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './order-ways.module.css'

/** Of an order over its limit, what staff read and may do. */
export type LimitedOrder = Pick<OrderDetail, 'id' | 'code' | 'items' | 'chosenWay' | 'allowedActions'>
export type WayParts = Extract<Ways['ways'][number], { way: 'split' }>['parts']

type Described = readonly { description: string }[]

/** As people read it: "2 × Zapatos, 1 × Bolso"; what has no name yet has the word for a thing. */
export const itemsOfBox = (items: Described, quantities: readonly number[], unnamed = ''): string =>
  items
    .flatMap(({ description }, index) => (quantities[index] ? [`${quantities[index]} × ${description || unnamed}`] : []))
    .join(', ')

/** What each box holds, weighs and costs. */
export function Boxes({ parts, items }: { parts: WayParts; items: Described }) {
  const { t } = useTranslation('ways')
  const format = useFormat()
  return (
    <>
      <ul className={styles.boxes}>
        {parts.map(({ quantities, weightInGrams, price }, index) => {
          const sentence = t('box', {
            position: index + 1,
            items: itemsOfBox(items, quantities, t('thing')),
            weight: format.weight(weightInGrams),
            price: format.money(price.totalInCents),
          })
          return <li key={sentence}>{sentence}</li>
        })}
      </ul>
      <p className={styles.quiet}>{t('estimated')}</p>
    </>
  )
}

/** Why nobody can bring it. */
export function Hindrance({ hindrance }: { hindrance: NonNullable<Ways['hindrance']> }) {
  const { t } = useTranslation('ways')
  const format = useFormat()
  if (hindrance.of === 'weight') {
    const weights = { amount: format.weight(hindrance.inGrams), most: format.weight(hindrance.mostInGrams) }
    return <Note tone="red">{t('cannotWeight', weights)}</Note>
  }
  const { inCents, withTaxInCents, mostInCents } = hindrance
  const amounts = { amount: format.money(inCents), withTax: format.money(withTaxInCents), most: format.money(mostInCents) }
  return <Note tone="red">{t(inCents > mostInCents ? 'cannotValue' : 'cannotValueWithTax', amounts)}</Note>
}

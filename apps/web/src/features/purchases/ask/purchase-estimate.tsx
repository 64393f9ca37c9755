import { landedPriceOf, type PurchasePrice, pricePurchase, type RetailParameters } from '@app/domain'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../session/use-session.ts'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import type { OrderingClient } from '../../orders/new-order/ordering-client.ts'
import { type Box, passesLimit } from '../../orders/ways/typed-package.ts'
import { LandedPrice } from '../landed/landed-price.tsx'
import { TooDear } from '../too-dear.tsx'
import styles from './purchase-form.module.css'
import { type ItemValues, limitItems, limitProblem, type PurchaseValues, pricedItems } from './purchase-values.ts'
import { PurchaseWays } from './purchase-ways.tsx'

type Props = {
  client: OrderingClient | undefined
  parameters: RetailParameters
  /** Asks for the boxes one after the other; nothing where what is typed changes one purchase. */
  onSplit?: ((boxes: Box<ItemValues>[]) => void) | undefined
}

/** What it will cost, while it is being typed: at the prices of the store, and at most. Over a limit no price, but the ways out. */
export function PurchaseEstimate({ client, parameters, onSplit }: Props) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const { control } = useFormContext<PurchaseValues>()
  const [items, shipping, category, weightInGrams] = useWatch({
    control,
    name: ['items', 'storeShippingInCents', 'category', 'weightInGrams'],
  })
  const storeShippingInCents = shipping ?? 0
  const priced = pricedItems(items)
  const price = pricePurchase({ items: priced, storeShippingInCents }, parameters)
  const most = pricePurchase({ items: limitItems(items), storeShippingInCents }, parameters)
  const isTooDear = limitProblem(category, priced, parameters) !== null
  const isTooMuch = passesLimit({ category, weightInGrams, items }, parameters)
  return (
    <section className={styles.card} aria-labelledby="estimate">
      <h2 id="estimate">{t('estimate.title')}</h2>
      {isTooDear ? <TooDear category={category} valueInCents={price.goodsInCents} parameters={parameters} /> : null}
      {isTooMuch ? (
        <PurchaseWays typed={{ category, weightInGrams, items }} onSplit={onSplit} />
      ) : price.goodsInCents > 0 ? (
        <>
          <PriceLines lines={price.lines} totalInCents={price.priceInCents} totalLabel={t('price.total')} />
          {most.priceInCents > price.priceInCents ? (
            <p className={styles.hint}>{t('estimate.most', { price: format.money(most.priceInCents) })}</p>
          ) : null}
        </>
      ) : (
        <p className={styles.hint}>{t('estimate.none')}</p>
      )}
      {isTooMuch ? null : weightInGrams && price.goodsInCents > 0 && category === 'B' ? (
        <LandedEstimate client={client} items={items} price={price} weightInGrams={weightInGrams} parameters={parameters} />
      ) : (
        <p className={styles.hint}>{t('estimate.later')}</p>
      )}
    </section>
  )
}

type Landing = {
  client: OrderingClient | undefined
  items: readonly ItemValues[]
  price: PurchasePrice
  weightInGrams: number
  parameters: RetailParameters
}

/** Category C depends on item classes: its price is answered once it was asked for. */
function LandedEstimate({ client, items, price, weightInGrams, parameters }: Landing) {
  const { t } = useTranslation('purchases')
  const me = useMe()
  const { hasDiscount } = client ?? me
  const limits = limitItems(items)
  const priced = pricedItems(items).map((item, at) => ({ ...item, unitPriceLimitInCents: limits[at]?.unitPriceInCents ?? 0 }))
  const { lines, storeShippingInCents, goodsInCents: valueInCents } = price
  const purchase = { category: 'B' as const, items: priced, lines, storeShippingInCents, valueInCents, weightInGrams }
  return (
    <>
      <h2>{t('landed.title')}</h2>
      <LandedPrice landed={landedPriceOf({ ...purchase, hasDiscount }, parameters)} weightInGrams={weightInGrams} />
    </>
  )
}

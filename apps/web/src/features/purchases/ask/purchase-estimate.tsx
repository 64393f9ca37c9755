import { pricePurchase, type RetailParameters, valueWithTax } from '@app/domain'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/show/note.tsx'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './purchase-form.module.css'
import { limitItems, limitProblem, type PurchaseValues, pricedItems } from './purchase-values.ts'

/** What it will cost, while it is being typed: at the prices of the store, and at most. */
export function PurchaseEstimate({ parameters }: { parameters: RetailParameters }) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const { control } = useFormContext<PurchaseValues>()
  const [items, shipping, category] = useWatch({ control, name: ['items', 'storeShippingInCents', 'category'] })
  const storeShippingInCents = shipping ?? 0
  const priced = pricedItems(items)
  const price = pricePurchase({ items: priced, storeShippingInCents }, parameters)
  const most = pricePurchase({ items: limitItems(items), storeShippingInCents }, parameters)
  const problem = limitProblem(category, priced, parameters)
  return (
    <section className={styles.card} aria-labelledby="estimate">
      <h2 id="estimate">{t('estimate.title')}</h2>
      {price.goodsInCents > 0 ? (
        <>
          <PriceLines lines={price.lines} totalInCents={price.priceInCents} totalLabel={t('price.total')} />
          {most.priceInCents > price.priceInCents ? (
            <p className={styles.hint}>{t('estimate.most', { price: format.money(most.priceInCents) })}</p>
          ) : null}
        </>
      ) : (
        <p className={styles.hint}>{t('estimate.none')}</p>
      )}
      {problem ? (
        <Note tone="red" isRefusal>
          {t(`estimate.over${category}`, {
            value: format.money(valueWithTax(price.goodsInCents, parameters)),
            max: `${format.number(parameters.limits[category].maxValueInCents / 100)} USD`,
          })}
        </Note>
      ) : null}
      <p className={styles.hint}>{t('estimate.later')}</p>
    </section>
  )
}

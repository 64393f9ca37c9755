import type { dropshippingQuote } from '@app/contract/dropshipping.contract'
import { limitsPassed, pricePurchase } from '@app/domain'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Note } from '../../ui/show/note.tsx'
import { PriceLines } from '../../ui/show/price-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useRetailParameters } from '../retail-parameters/retail-parameters.queries.ts'
import styles from './dropshipping.module.css'

type Terms = z.input<typeof dropshippingQuote>

/** The price as the client will read it, and a word where what is quoted could not be declared afterwards. */
export function QuoteBreakdown({ control, quantity }: { control: Control<Terms>; quantity: number }) {
  const { t } = useTranslation('dropshipping')
  const format = useFormat()
  const { data: parameters } = useRetailParameters()
  const [unitPriceInCents, storeShippingInCents] = useWatch({ control, name: ['unitPriceInCents', 'storeShippingInCents'] })
  if (!parameters || !unitPriceInCents) return <p className={styles.hint}>{t('quote.noPrice')}</p>
  const bought = { items: [{ quantity, unitPriceInCents }], storeShippingInCents: storeShippingInCents ?? 0 }
  const { lines, priceInCents, goodsInCents } = pricePurchase(bought, parameters)
  const passed = limitsPassed({ category: 'B', weightInGrams: 0, valueInCents: goodsInCents }, parameters)
  return (
    <div className={styles.breakdown}>
      <PriceLines lines={lines} totalInCents={priceInCents} totalLabel={t('panel.total')} />
      {passed?.value ? (
        <Note tone="red">
          {t('quote.passesB', {
            value: format.money(passed.value.inCents),
            most: `${format.number(passed.value.mostInCents / 100)} USD`,
          })}
        </Note>
      ) : null}
    </div>
  )
}

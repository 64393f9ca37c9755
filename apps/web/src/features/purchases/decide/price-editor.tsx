import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { fitsCategory, type RetailParameters } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { ProductLink } from '../purchase-items.tsx'
import { TooDear } from '../too-dear.tsx'
import styles from './price-editor.module.css'
import { type PriceValues, totalOf } from './price-editor-values.ts'

type Props = {
  purchase: PurchaseDetail
  parameters: RetailParameters
  totalLabel: string
  errorOf: (name: string) => string | undefined
}

/** The prices as the store has them now, each beside what the client agreed to, and what they come to. */
export function PriceEditor({ purchase, parameters, totalLabel, errorOf }: Props) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const { control } = useFormContext<PriceValues>()
  const form = { control, errorOf }
  const [items, storeShippingInCents] = useWatch({ control, name: ['items', 'storeShippingInCents'] })
  const { category } = purchase
  const price = totalOf(purchase, { items, storeShippingInCents }, parameters)
  return (
    <div className={styles.editor}>
      {purchase.items.map((item, index) => (
        <div key={item.id} className={styles.item}>
          <div className={styles.words}>
            <strong>
              {item.askedQuantity} × {item.description}
            </strong>
            {item.options ? <span>{item.options}</span> : null}
            <ProductLink {...item} />
          </div>
          <Field
            as={MoneyField}
            form={form}
            name={`items.${index}.unitPriceInCents`}
            label={t('editor.unitPrice')}
            aria-label={t('editor.unitPriceOf', { description: item.description })}
            description={t('items.limit', { price: format.money(item.unitPriceLimitInCents) })}
          />
          {item.askedQuantity > 1 || purchase.items.length > 1 ? (
            <Controller
              control={control}
              name={`items.${index}.quantity`}
              render={({ field }) => (
                <NativeSelect
                  className={styles.quantity}
                  label={t('editor.quantity')}
                  aria-label={t('editor.quantityOf', { description: item.description })}
                  data={quantitiesUpTo(item.askedQuantity)}
                  value={String(field.value ?? item.quantity)}
                  onChange={({ currentTarget }) => field.onChange(Number(currentTarget.value))}
                  error={errorOf(`items.${index}.quantity`)}
                />
              )}
            />
          ) : null}
        </div>
      ))}
      <div className={styles.item}>
        <p className={styles.words}>{t('editor.shippingWhat', { price: format.money(purchase.storeShippingInCents) })}</p>
        <Field as={MoneyField} form={form} name="storeShippingInCents" label={t('form.storeShipping')} />
      </div>
      <div className={styles.total}>
        <PriceLines lines={price.lines} totalInCents={price.priceInCents} totalLabel={totalLabel} />
        {fitsCategory(category, { weightInGrams: 0, valueInCents: price.goodsInCents }, parameters) ? null : (
          <TooDear category={category} valueInCents={price.goodsInCents} parameters={parameters} />
        )}
      </div>
    </div>
  )
}

const quantitiesUpTo = (asked: number): string[] => Array.from({ length: asked + 1 }, (_, less) => String(asked - less))

import { CATEGORIES, goodsOf, type RetailParameters, valueWithTax } from '@app/domain'
import { Radio } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PersonSelect } from '../authorized-names/person-select.tsx'
import { QuotaLeft } from '../authorized-names/quota-left.tsx'
import { CategoryChoice } from '../orders/category-choice.tsx'
import orderStyles from '../orders/new-order.module.css'
import styles from './purchase-form.module.css'
import { type PurchaseValues, pricedItems } from './purchase-values.ts'

type Props = { parameters: RetailParameters | undefined; errorOf: (name: string) => string | undefined }

/** What the package will be once it is bought: its category, who is declared, who collects. */
export function PurchasePeople({ parameters, errorOf }: Props) {
  const { t } = useTranslation(['purchases', 'orders'])
  const { control } = useFormContext<PurchaseValues>()
  const names = ['category', 'consigneeAuthorizedNameId', 'items'] as const
  const [category, consigneeAuthorizedNameId, items] = useWatch({ control, name: names })
  const declaredInCents = parameters ? valueWithTax(goodsOf(pricedItems(items)), parameters) : 0
  return (
    <section className={styles.card} aria-labelledby="purchase-people">
      <h2 id="purchase-people">{t('form.people')}</h2>
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <Radio.Group label={t('fields.category')} {...field}>
            <div className={orderStyles.categories}>
              {CATEGORIES.map((one) => (
                <CategoryChoice key={one} category={one} parameters={parameters} />
              ))}
            </div>
          </Radio.Group>
        )}
      />
      <Controller
        control={control}
        name="consigneeAuthorizedNameId"
        render={({ field: { value, onChange } }) => (
          <PersonSelect
            label={t('fields.consignee')}
            description={t('orders:newOrder.consigneeHelp')}
            purpose="consignee"
            value={value}
            onChange={onChange}
            error={errorOf('consigneeAuthorizedNameId')}
          />
        )}
      />
      {category === 'B' ? <QuotaLeft consigneeId={consigneeAuthorizedNameId} valueInCents={declaredInCents} /> : null}
      <Controller
        control={control}
        name="pickupAuthorizedNameId"
        render={({ field: { value, onChange } }) => (
          <PersonSelect
            label={t('orders:newOrder.pickup')}
            description={t('orders:newOrder.pickupHelp')}
            purpose="pickup"
            value={value}
            onChange={onChange}
            error={errorOf('pickupAuthorizedNameId')}
          />
        )}
      />
    </section>
  )
}

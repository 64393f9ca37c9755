import { CATEGORIES, type RetailParameters, sum, valueWithTax } from '@app/domain'
import { Radio } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PersonSelect } from '../authorized-names/person-select.tsx'
import { QuotaLeft } from '../authorized-names/quota-left.tsx'
import { CategoryChoice } from './category-choice.tsx'
import styles from './new-order.module.css'
import { type NewOrderValues, valueOfItems } from './new-order-values.ts'
import { useFieldProblem } from './use-field-problem.ts'

/** What all packages of a request share: the category, who is declared, who collects. */
export function NewOrderPeople({ parameters }: { parameters: RetailParameters | undefined }) {
  const { t } = useTranslation('orders')
  const { control } = useFormContext<NewOrderValues>()
  const problem = useFieldProblem()
  const names = ['category', 'consigneeAuthorizedNameId', 'packages'] as const
  const [category, consigneeAuthorizedNameId, packages] = useWatch({ control, name: names })
  const worthInCents = sum(packages.map(({ items }) => valueOfItems(items)))
  const declaredInCents = parameters ? valueWithTax(worthInCents, parameters) : 0
  return (
    <section className={styles.card} aria-labelledby="for-all">
      <h2 id="for-all">{t('newOrder.forAll')}</h2>
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <Radio.Group label={t('fields.category')} {...field}>
            <div className={styles.categories}>
              {CATEGORIES.map((category) => (
                <CategoryChoice key={category} category={category} parameters={parameters} />
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
            description={t('newOrder.consigneeHelp')}
            purpose="consignee"
            value={value}
            onChange={onChange}
            error={problem('consigneeAuthorizedNameId')}
          />
        )}
      />
      {category === 'B' ? <QuotaLeft consigneeId={consigneeAuthorizedNameId} valueInCents={declaredInCents} /> : null}
      <Controller
        control={control}
        name="pickupAuthorizedNameId"
        render={({ field: { value, onChange } }) => (
          <PersonSelect
            label={t('newOrder.pickup')}
            description={t('newOrder.pickupHelp')}
            purpose="pickup"
            value={value}
            onChange={onChange}
            error={problem('pickupAuthorizedNameId')}
          />
        )}
      />
    </section>
  )
}

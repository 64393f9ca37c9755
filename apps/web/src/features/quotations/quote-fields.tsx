import type { RetailParameters } from '@app/domain'
import { Button, Radio, TextInput } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { WeightField } from '../../ui/form/weight-field.tsx'
import { GoodsNote } from '../orders/goods/goods-note.tsx'
import { CategoryChoices } from '../orders/new-order/category-choice.tsx'
import { ItemFields } from '../orders/new-order/item-fields.tsx'
import { useFieldProblem } from '../orders/new-order/use-field-problem.ts'
import { TariffSelect } from '../tariffs/tariff-select.tsx'
import styles from './quote.module.css'
import { QuoteLimits } from './quote-limits-note.tsx'
import { isWorthKeeping, type QuotedService, type QuoteValues } from './quote-values.ts'

type Props = { service: QuotedService; parameters: RetailParameters; onStartAgain: () => void }

/** What the price is made of: what is in the package, its weight, its category. */
export function QuoteFields({ service, parameters, onStartAgain }: Props) {
  const { t } = useTranslation(['quotations', 'orders'])
  const { control, watch } = useFormContext<QuoteValues>()
  const errorOf = useFieldProblem()
  const form = { control, errorOf }
  return (
    <section className={styles.card} aria-labelledby="quote-fields">
      <header className={styles.cardHeader}>
        <h2 id="quote-fields">{t('fields.title')}</h2>
        {isWorthKeeping(watch()) ? (
          <Button variant="subtle" size="compact-sm" onClick={onStartAgain}>
            {t('startAgain')}
          </Button>
        ) : null}
      </header>
      {service === 'COU' ? <CourierFields parameters={parameters} /> : <PurchaseFields parameters={parameters} />}
      <Field
        as={WeightField}
        form={form}
        name="weightInGrams"
        label={t('fields.weight')}
        description={t('fields.weightHelp')}
        required
      />
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <Radio.Group label={t('fields.category')} {...field} error={errorOf('category')}>
            <div className={styles.categories}>
              <CategoryChoices parameters={parameters} />
            </div>
          </Radio.Group>
        )}
      />
      {watch('category') === 'C' ? <TariffSelect name="tariffId" error={errorOf('tariffId')} /> : null}
      <QuoteLimits service={service} parameters={parameters} />
    </section>
  )
}

function CourierFields({ parameters }: Pick<Props, 'parameters'>) {
  const { t } = useTranslation('quotations')
  const { control, register } = useFormContext<QuoteValues>()
  const errorOf = useFieldProblem()
  const form = { control, errorOf }
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={t('fields.description')}
          placeholder={t('fields.descriptionExample')}
          {...register('description')}
          error={errorOf('description')}
        />
        <Field as={MoneyField} form={form} name="productValueInCents" label={t('fields.value')} required />
      </div>
      <GoodsNote parameters={parameters} />
    </>
  )
}

function PurchaseFields({ parameters }: Pick<Props, 'parameters'>) {
  const { t } = useTranslation('quotations')
  const { control } = useFormContext<QuoteValues>()
  const form = { control, errorOf: useFieldProblem() }
  return (
    <>
      <ItemFields
        name="items"
        several={parameters.areOrderItemsEnabled}
        legend={t('fields.items')}
        isDescriptionOptional
        noteOf={(item) => <GoodsNote of={item} parameters={parameters} />}
      />
      <Field
        as={MoneyField}
        form={form}
        name="storeShippingInCents"
        label={t('fields.storeShipping')}
        description={t('fields.storeShippingHelp')}
      />
    </>
  )
}

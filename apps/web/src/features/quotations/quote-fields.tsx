import type { RetailParameters } from '@app/domain'
import { Button, Radio, TextInput } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
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
  const problem = useFieldProblem()
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
      <Controller
        control={control}
        name="weightInGrams"
        render={({ field }) => (
          <WeightField
            label={t('fields.weight')}
            description={t('fields.weightHelp')}
            required
            {...field}
            error={problem('weightInGrams')}
          />
        )}
      />
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <Radio.Group label={t('fields.category')} {...field} error={problem('category')}>
            <div className={styles.categories}>
              <CategoryChoices parameters={parameters} />
            </div>
          </Radio.Group>
        )}
      />
      {watch('category') === 'C' ? <TariffSelect name="tariffId" error={problem('tariffId')} /> : null}
      <QuoteLimits service={service} parameters={parameters} />
    </section>
  )
}

function CourierFields({ parameters }: Pick<Props, 'parameters'>) {
  const { t } = useTranslation('quotations')
  const { control, register } = useFormContext<QuoteValues>()
  const problem = useFieldProblem()
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={t('fields.description')}
          placeholder={t('fields.descriptionExample')}
          {...register('description')}
          error={problem('description')}
        />
        <Controller
          control={control}
          name="productValueInCents"
          render={({ field }) => (
            <MoneyField label={t('fields.value')} required {...field} error={problem('productValueInCents')} />
          )}
        />
      </div>
      <GoodsNote parameters={parameters} />
    </>
  )
}

function PurchaseFields({ parameters }: Pick<Props, 'parameters'>) {
  const { t } = useTranslation('quotations')
  const { control } = useFormContext<QuoteValues>()
  const problem = useFieldProblem()
  return (
    <>
      <ItemFields
        name="items"
        several={parameters.areOrderItemsEnabled}
        legend={t('fields.items')}
        isDescriptionOptional
        noteOf={(item) => <GoodsNote of={item} parameters={parameters} />}
      />
      <Controller
        control={control}
        name="storeShippingInCents"
        render={({ field }) => (
          <MoneyField
            label={t('fields.storeShipping')}
            description={t('fields.storeShippingHelp')}
            {...field}
            error={problem('storeShippingInCents')}
          />
        )}
      />
    </>
  )
}

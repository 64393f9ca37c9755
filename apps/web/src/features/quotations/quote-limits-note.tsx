import { limitsPassed, type RetailParameters } from '@app/domain'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CategoryGauge } from '../../ui/show/category-gauge.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './quote.module.css'
import { declaredValueOf, type QuotedService, type QuoteValues } from './quote-values.ts'
import { QuoteWays } from './quote-ways.tsx'

/** How much of its category's limits the package uses and, where it passes one, the ways out. */
export function QuoteLimits({ service, parameters }: { service: QuotedService; parameters: RetailParameters }) {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  const { watch } = useFormContext<QuoteValues>()
  const values = watch()
  const { category } = values
  const contents = { weightInGrams: values.weightInGrams ?? 0, valueInCents: declaredValueOf(service, values) }
  const passed = limitsPassed({ category, ...contents }, parameters)
  const inKilograms = (grams: number) => `${format.number(grams / 1_000)} kg`
  const inDollars = (cents: number) => `${format.number(cents / 100)} USD`
  return (
    <div className={styles.limits}>
      <CategoryGauge category={category} {...contents} parameters={parameters} />
      {passed ? (
        <Note tone="red" isRefusal>
          {passed.weight ? (
            <p>
              {t('limits.weight', {
                most: inKilograms(passed.weight.mostInGrams),
                weight: format.weight(passed.weight.inGrams),
              })}
            </p>
          ) : null}
          {passed.value ? (
            <p>{t('limits.value', { most: inDollars(passed.value.mostInCents), value: format.money(passed.value.inCents) })}</p>
          ) : null}
          {category === 'C' ? <p>{t('limits.splitC')}</p> : null}
        </Note>
      ) : null}
      {passed && category === 'B' ? <QuoteWays service={service} values={values} /> : null}
    </div>
  )
}

import { type LimitsPassed, limitsPassed, type RetailParameters } from '@app/domain'
import { Button } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CategoryGauge } from '../../ui/show/category-gauge.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './quote.module.css'
import { declaredValueOf, type QuotedService, type QuoteValues } from './quote-values.ts'

/** How much of its category's limits the package uses and, where it passes one, the ways out. */
export function QuoteLimits({ service, parameters }: { service: QuotedService; parameters: RetailParameters }) {
  const { watch } = useFormContext<QuoteValues>()
  const values = watch()
  const { category } = values
  const contents = { weightInGrams: values.weightInGrams ?? 0, valueInCents: declaredValueOf(service, values) }
  const passed = limitsPassed({ category, ...contents }, parameters)
  return (
    <div className={styles.limits}>
      <CategoryGauge category={category} {...contents} parameters={parameters} />
      {passed ? <WaysOut passed={passed} /> : null}
    </div>
  )
}

function WaysOut({ passed: { weight, value, packages, fitsC } }: { passed: LimitsPassed }) {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  const { setValue } = useFormContext<QuoteValues>()
  const inKilograms = (grams: number) => `${format.number(grams / 1_000)} kg`
  const inDollars = (cents: number) => `${format.number(cents / 100)} USD`
  const chooseC = () => setValue('category', 'C', { shouldDirty: true, shouldTouch: true })
  return (
    <Note
      tone="red"
      isRefusal
      action={
        fitsC ? (
          <Button variant="default" size="compact-sm" onClick={chooseC}>
            {t('limits.chooseC')}
          </Button>
        ) : undefined
      }
    >
      {weight ? (
        <p>{t('limits.weight', { most: inKilograms(weight.mostInGrams), weight: format.weight(weight.inGrams) })}</p>
      ) : null}
      {value ? <p>{t('limits.value', { most: inDollars(value.mostInCents), value: format.money(value.inCents) })}</p> : null}
      <p>{t(fitsC ? 'limits.splitOrC' : 'limits.split', { count: packages })}</p>
    </Note>
  )
}

import type { Bundle } from '@app/contract/bundles.contract'
import { sum } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { Weight } from '../../ui/show/weight.tsx'
import { hasNotCome } from './has-not-come.ts'

/** Kilograms in Miami and in Quito, what is declared, and what customs counts of it. */
export function BundleFigures({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('bundles')
  const { orders, weightInGrams, declaredValueInCents, valueWithTaxInCents } = bundle
  const goOn = orders.filter(({ status }) => status !== 'removed')
  const isWeighed = goOn.length > 0 && goOn.every(({ realWeightInGrams }) => realWeightInGrams !== null)
  const realInGrams = sum(orders.map(({ realWeightInGrams }) => realWeightInGrams ?? 0))
  const hasNothingCome = orders.length > 0 && orders.every(hasNotCome)
  return (
    <Figures
      facts={[
        { label: t('fields.weightInMiami'), value: <Weight grams={weightInGrams} /> },
        {
          label: t('fields.weightInQuito'),
          value: hasNothingCome ? t('neverCame') : <Weight grams={isWeighed ? realInGrams : null} />,
        },
        { label: t('fields.declaredValue'), value: <Money cents={declaredValueInCents} /> },
        { label: t('fields.withTax'), value: <Money cents={valueWithTaxInCents} /> },
      ]}
    />
  )
}

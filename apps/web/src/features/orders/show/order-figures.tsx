import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../../ui/show/facts.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { Weight } from '../../../ui/show/weight.tsx'
import { daysOnTheWay } from './order-age.ts'
import { declaredValueOf } from './order-value.ts'

/** Kilograms, dollars and days in one line. */
export function OrderFigures({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { weightInGrams, price, isPriceFinal } = order
  return (
    <Figures
      facts={[
        { label: t('fields.weight'), value: <Weight grams={weightInGrams} /> },
        { label: t('fields.productValue'), value: <Money cents={declaredValueOf(order)} /> },
        { label: isPriceFinal ? t('fields.price') : t('fields.estimatedPrice'), value: <Money cents={price?.totalInCents} /> },
        { label: t('fields.days'), value: String(daysOnTheWay(order, new Date())) },
      ]}
    />
  )
}

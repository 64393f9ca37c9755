import type { RetailParameters } from '@app/domain'
import { CategoryGauge } from '../../../ui/show/category-gauge.tsx'
import { YearlyQuota } from '../../authorized-names/yearly-quota.tsx'
import type { BundlePlan } from '../change/bundle-plan.ts'
import { cedulaOf } from '../change/consignee-cedula.ts'

type Props = {
  plan: BundlePlan
  parameters: RetailParameters
  /** What the consignee's year counts of the bundle already, where it is being changed. */
  countedInCents?: number
}

/** What a bundle would use of 4 kg, of 400 USD and of its consignee's year. */
export function PlanGauges({ plan, parameters, countedInCents = 0 }: Props) {
  const { category, weightInGrams, valueInCents, valueWithTaxInCents } = plan
  const cedula = category === 'B' ? cedulaOf(plan.consignee) : null
  return (
    <>
      <CategoryGauge {...{ category, weightInGrams, valueInCents, parameters }} />
      {cedula ? <YearlyQuota identification={cedula} changeInCents={valueWithTaxInCents - countedInCents} /> : null}
    </>
  )
}

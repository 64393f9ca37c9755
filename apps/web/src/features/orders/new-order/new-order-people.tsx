import { type RetailParameters, sum } from '@app/domain'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type NewOrderValues, valueOfItems } from './new-order-values.ts'
import { PackagePeople } from './package-people.tsx'
import { useFieldProblem } from './use-field-problem.ts'

/** What all packages of a request share. */
export function NewOrderPeople({ parameters }: { parameters: RetailParameters | undefined }) {
  const { t } = useTranslation('orders')
  const { control } = useFormContext<NewOrderValues>()
  const packages = useWatch({ control, name: 'packages' })
  const worthInCents = sum(packages.map(({ items }) => valueOfItems(items)))
  return (
    <PackagePeople title={t('newOrder.forAll')} parameters={parameters} worthInCents={worthInCents} errorOf={useFieldProblem()} />
  )
}

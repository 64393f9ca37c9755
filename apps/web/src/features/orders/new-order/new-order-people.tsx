import { type RetailParameters, sum } from '@app/domain'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type NewOrderValues, valueOfItems } from './new-order-values.ts'
import type { OrderingClient } from './ordering-client.ts'
import { PackagePeople } from './package-people.tsx'
import { useFieldProblem } from './use-field-problem.ts'

type Props = { client: OrderingClient | undefined; parameters: RetailParameters | undefined }

/** What all packages of a request share. */
export function NewOrderPeople({ client, parameters }: Props) {
  const { t } = useTranslation('orders')
  const { control } = useFormContext<NewOrderValues>()
  const packages = useWatch({ control, name: 'packages' })
  const worthInCents = sum(packages.map(({ items }) => valueOfItems(items)))
  return (
    <PackagePeople
      client={client}
      title={t('newOrder.forAll')}
      parameters={parameters}
      worthInCents={worthInCents}
      errorOf={useFieldProblem()}
    />
  )
}

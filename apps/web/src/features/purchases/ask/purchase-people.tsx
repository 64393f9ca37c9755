import { goodsOf, type RetailParameters } from '@app/domain'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OrderingClient } from '../../orders/new-order/ordering-client.ts'
import { PackagePeople } from '../../orders/new-order/package-people.tsx'
import { type PurchaseValues, pricedItems } from './purchase-values.ts'

type Props = {
  client: OrderingClient | undefined
  parameters: RetailParameters | undefined
  errorOf: (name: string) => string | undefined
}

/** What the package will be once it is bought. */
export function PurchasePeople({ client, parameters, errorOf }: Props) {
  const { t } = useTranslation('purchases')
  const { control } = useFormContext<PurchaseValues>()
  const worthInCents = goodsOf(pricedItems(useWatch({ control, name: 'items' })))
  return (
    <PackagePeople
      client={client}
      title={t('form.people')}
      parameters={parameters}
      worthInCents={worthInCents}
      errorOf={errorOf}
    />
  )
}

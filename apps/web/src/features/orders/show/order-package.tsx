import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { TwoLines } from '../../../ui/show/two-lines.tsx'

type Props = { order: Pick<Order, 'description' | 'tracking' | 'carrier'> }

/** What a package is, and beneath it the number by which its carrier knows it. */
export function OrderPackage({ order: { description, tracking, carrier } }: Props) {
  const { t } = useTranslation('orders')
  return <TwoLines first={description} second={[tracking ?? t('trackingOnFile'), carrier].filter(Boolean).join(' · ')} />
}

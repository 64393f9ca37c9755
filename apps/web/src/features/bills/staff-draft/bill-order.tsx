import type { OrderDetail } from '@app/contract/orders.contract'
import { Group } from '@mantine/core'
import { ChargeClosed } from '../closed/charge-closed.tsx'
import { BillClientButton } from './bill-client-button.tsx'

/** In the panel of a package: bill it with what else waits of its client, or what is left to charge of one that ended. */
export function BillOrder({ order }: { order: OrderDetail }) {
  const { status, client, allowedActions } = order
  if (status === 'removed') return <ChargeClosed order={order} />
  if (!client || !allowedActions.includes('requestPayment')) return null
  return (
    <Group>
      <BillClientButton client={client} />
    </Group>
  )
}

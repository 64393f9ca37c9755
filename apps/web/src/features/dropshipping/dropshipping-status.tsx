import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { StatusChip } from '../../ui/show/status-chip.tsx'

/** Its status; of one in delivery, once its order ended, how (both ways, section 2). */
export function DropshippingStatus({ request: { status, order } }: { request: Pick<Dropshipping, 'status' | 'order'> }) {
  const ended = status === 'inDelivery' && (order?.status === 'receivedAndDelivered' || order?.status === 'removed')
  return ended ? <StatusChip status={order.status} outcome={order.outcome} /> : <StatusChip status={status} />
}

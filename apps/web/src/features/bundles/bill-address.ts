import type { OrderStatus } from '@app/domain'

const VIEW_OF: Partial<Record<OrderStatus, string>> = { paid: 'charged', receivedAndDelivered: 'delivered' }

/** Where the sales invoices show the bill of a package: each status of a bill is a list of its own, the pending ones are the first. */
export function billAddress(billId: string, status: OrderStatus): string {
  const view = VIEW_OF[status]
  return `/finances/facturas-venta?${view ? `view=${view}&` : ''}open=${billId}`
}

// The screen on which whoever reads of a bill of sale finds it open.
import type { BillStatus, OrderStatus, Role } from '@app/domain'

const PAID = new Set<BillStatus>(['charged', 'delivered'])

/** Bills have a screen for clients and one for administrators. */
export function placeOfBill(role: Role, status: BillStatus, billId: string): string {
  if (role === 'client') return `/tuspagos?view=${PAID.has(status) ? 'paid' : 'pending'}&open=${billId}`
  return role === 'administrator' ? `/finances/facturas-venta?open=${billId}` : '/'
}

/** What a package's status says of the bill that it is on; nothing of one that is not billed. */
const BILL_OF: Partial<Record<OrderStatus, BillStatus>> = {
  pendingOfPay: 'pendingPayment',
  paid: 'charged',
  receivedAndDelivered: 'delivered',
}
export const billStatusOf = (status: OrderStatus): BillStatus | undefined => BILL_OF[status]

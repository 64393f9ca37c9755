import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { OrderStatus } from '@app/domain'

const VIEW_OF: Partial<Record<OrderStatus, string>> = { paid: 'charged', receivedAndDelivered: 'delivered' }

/** Where the sales invoices show the bill of a package: each status of a bill is a list of its own, the pending ones are the first. */
export function billAddress(billId: string, status: OrderStatus): string {
  return addressOf(ADMINISTRATOR_PATHS.bills, { view: VIEW_OF[status], open: billId })
}

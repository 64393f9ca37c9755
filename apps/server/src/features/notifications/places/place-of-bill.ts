// The screen on which whoever reads of a bill of sale finds it open.
import { ADMINISTRATOR_PATHS, addressOf, CLIENT_PATHS, HOME_PATH } from '@app/contract/paths'
import { type BillStatus, GROUP_OF_BILL, type OrderStatus, type Role } from '@app/domain'

/** A list begins with this tab; another is named. */
export const beside = <Status extends string>(first: Status, status: Status): Status | undefined =>
  status === first ? undefined : status

/** Bills have a screen for clients and one for administrators. */
export function placeOfBill(role: Role, status: BillStatus, billId: string): string {
  if (role === 'client')
    return addressOf(CLIENT_PATHS.payments, { view: GROUP_OF_BILL[status] === 'paid' ? 'paid' : 'pending', open: billId })
  return role === 'administrator'
    ? addressOf(ADMINISTRATOR_PATHS.bills, { view: beside('pendingPayment', status), open: billId })
    : HOME_PATH
}

/** What a package's status says of the bill that it is on; nothing of one that is not billed. */
const BILL_OF: Partial<Record<OrderStatus, BillStatus>> = {
  pendingOfPay: 'pendingPayment',
  paid: 'charged',
  receivedAndDelivered: 'delivered',
}
export const billStatusOf = (status: OrderStatus): BillStatus | undefined => BILL_OF[status]

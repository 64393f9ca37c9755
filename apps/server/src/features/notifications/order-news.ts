// What is told of an order that moved, and where it leads.

import type { NotificationKind } from '@app/contract/notifications.contract'
import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf, CLIENT_PATHS, HOME_PATH } from '@app/contract/paths'
import { GROUP_OF_ORDER, type OrderAction, type OrderStatus, type Role } from '@app/domain'
import type { StaffNotificationKind } from './kinds.ts'

/** Steps back, and on again, are told as such. */
const BY_ACTION: Partial<Record<OrderAction, NotificationKind>> = {
  create: 'orderRegistered',
  createFromPurchase: 'orderRegistered',
  createFromDropshipping: 'orderRegistered',
  resume: 'orderResumed',
  undoWarehouse: 'receiptUndone',
  undoWeight: 'weighingUndone',
  reopen: 'orderFound',
  requestPayment: 'billIssued',
  voidBill: 'billVoided',
  undoPayment: 'paymentUndone',
}

/** What only its owner does to an order (an answer to what was missing) is told to nobody. */
const BY_STATUS: Partial<Record<OrderStatus, NotificationKind>> = {
  reviewed: 'orderReviewed',
  incomplete: 'orderIncomplete',
  inWarehouseMIA: 'orderInMiami',
  sended: 'orderShipped',
  arrived: 'orderArrived',
  inWarehouseUIO: 'orderReadyToPay',
  pendingOfPay: 'billIssued',
  paid: 'orderPaid',
  receivedAndDelivered: 'orderDelivered',
  removed: 'orderRemoved',
}

/** News that moves nothing: the package of an order that lacks something came, or an order became somebody's. */
const WITHOUT_MOVE: Partial<Record<OrderAction, NotificationKind>> = {
  confirmWarehouse: 'orderInMiami',
  mergeUnmatched: 'orderInMiami',
  assignClient: 'orderRegistered',
}

/** Of an order that ends with an incident, the incident tells. */
const INCIDENT_ENDS: readonly OrderAction[] = [
  'removeAsLost',
  'removeAsDamaged',
  'removeAsSeized',
  'removeAsRefused',
  'removeAsReturned',
  'removeAsAbandoned',
]

export function newsOf(action: OrderAction, to: OrderStatus, from: OrderStatus | null): NotificationKind | undefined {
  if (INCIDENT_ENDS.includes(action)) return undefined
  // The credit note tells what it gives back.
  if (action === 'payByCreditNote') return undefined
  // The other parts are new orders, in Miami.
  if (action === 'split' && from !== null) return 'orderSplit'
  if (action === 'setExtraCharges' || (action === 'confirmWeight' && from === to)) return 'orderPriceChanged'
  return BY_ACTION[action] ?? BY_STATUS[to] ?? WITHOUT_MOVE[action]
}

type Move = { action: OrderAction; to: OrderStatus; requestNumber: string | null }

/** A request, once however many packages it has; an order whose package already waited in Miami, which itself ends. */
export function staffNewsOf({ action, to, requestNumber }: Move): StaffNotificationKind | undefined {
  if (requestNumber !== null) return 'orderToReview'
  return action === 'mergeUnmatched' && to !== 'removed' ? 'packageMatched' : undefined
}

/** The screen on which whoever reads it finds the order (screens: client, associate, administrator). */
export function locationOf(role: Role, status: OrderStatus, orderId: string): string {
  if (role === 'administrator') return addressOf(ADMINISTRATOR_PATHS.orders, { open: orderId })
  const isIncomplete = GROUP_OF_ORDER[status] === 'incomplete'
  if (role === 'associate')
    return addressOf(ASSOCIATE_PATHS.orders, { view: isIncomplete ? 'incomplete' : undefined, open: orderId })
  if (isIncomplete || GROUP_OF_ORDER[status] === 'requested') return addressOf(HOME_PATH, { open: orderId })
  if (status === 'removed') return addressOf(CLIENT_PATHS.orders, { view: 'closed', open: orderId })
  if (status === 'inWarehouseUIO') return addressOf(CLIENT_PATHS.payments, { open: orderId })
  return addressOf(CLIENT_PATHS.orders, { open: orderId })
}

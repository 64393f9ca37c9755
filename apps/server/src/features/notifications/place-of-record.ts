// The screen on which whoever reads a notification finds the record that it is about.

import type { NotificationPayload } from '@app/contract/notifications.contract'
import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf, CLIENT_PATHS, purchaseAddress } from '@app/contract/paths'
import { ORDER_STATUSES, type Role } from '@app/domain'
import { z } from 'zod'
import { locationOf } from './order-news.ts'
import { placeOfBill } from './place-of-bill.ts'

/** The record that a notification is about. */
export type RecordTold = { kind: 'order' | 'bill' | 'purchase' | 'dropshipping' | 'payment' | 'refund'; id: string }

export function placeOfRecord(role: Role, about: RecordTold, { to }: Pick<NotificationPayload, 'to'>): string {
  if (about.kind === 'purchase') return purchaseAddress(role, about.id)
  if (about.kind === 'dropshipping') return dropshippingPage(role, about.id)
  if (about.kind === 'payment' || about.kind === 'refund') return accountPage(role, about)
  if (about.kind === 'order') return locationOf(role, z.enum(ORDER_STATUSES).parse(to), about.id)
  // What is told of a bill alone (a receipt, a payment taken back) is told while it waits for payment.
  return placeOfBill(role, 'pendingPayment', about.id)
}

/** Clients see what came and went in their statement; the office has a list of refunds. */
const accountPage = (role: Role, { kind, id }: RecordTold): string =>
  role === 'administrator' && kind === 'refund'
    ? addressOf(ADMINISTRATOR_PATHS.refunds, { open: id })
    : addressOf(CLIENT_PATHS.payments, { view: 'account' })

/** Clients see their requests where they ask for quotes. */
function dropshippingPage(role: Role, id: string): string {
  if (role === 'client') return addressOf(CLIENT_PATHS.quotes, { open: id })
  return role === 'administrator'
    ? addressOf(ADMINISTRATOR_PATHS.dropshipping, { open: id })
    : addressOf(ASSOCIATE_PATHS.dropshipping, { open: id })
}
